/** Everybody in a row, for a board that has no places of its own for people. */
import { Person } from "../layout/Person";
import type { ReaderWords } from "../words/words";
import type { Session } from "./session";

export function SeatStrip({ session, words }: { session: Session; words: ReaderWords }) {
  const seats = session.table.value?.seats ?? [];
  return (
    <nav class="seats" aria-label={words.text("web-seats")}>
      <ul>
        {seats.map((_, at) => (
          <li key={at}>
            <Person seat={at} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
