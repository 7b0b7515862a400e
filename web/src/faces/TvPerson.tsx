/** One person on a television: her name in her colour, and a sign for whose turn it is, who is away, who is a bot. */
import { Icon } from "../ui/icons";
import type { Session } from "../table/session";
import { stateOf } from "../table/people";
import type { ReaderWords } from "../words/words";

/** Longer names are set smaller. */
const LONG_NAME = 14;

export function TvPerson({ seat, session, words }: { seat: number; session: Session; words: ReaderWords }) {
  const table = session.table.value;
  const sits = table?.seats[seat];
  if (!table || !sits) return null;
  const asked = table.phase === "playing" && session.waiting.value.includes(seat);
  const state = stateOf(sits, asked);
  const free = table.phase === "gathering" ? words.text("web-free") : words.text("seat-name", { n: seat + 1 });
  const name = session.names.value[seat] || free;
  return (
    <span class={`tv-person seat-${seat} is-${state.name}${asked ? " owes" : ""}`} data-person={seat}>
      <span class={name.length > LONG_NAME ? "tv-name is-long" : "tv-name"}>{name}</span>
      {sits.bot !== null && <Icon name="bot" />}
      {state.name === "away" && <Icon name="away" />}
      {asked && <Icon name="hourglass" />}
      <span class="unseen">{words.text(`web-state-${state.name}`)}</span>
    </span>
  );
}
