/** For whoever has no seat yet: a name and one button; at a full table, that one can watch; and the way back to a lost seat. */
import "./ways.css";
import { NameField } from "../ui/NameField";
import { useSignal } from "@preact/signals";
import type { TableView } from "../protocol.gen";
import { playerName } from "../settings";
import type { Session } from "../table/session";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
}

/** Seats of people who are away: whoever has lost the device may knock for one of them. */
const awaySeats = (table: TableView): number[] =>
  table.seats.flatMap((seat, at) => (seat.name !== null && !seat.here ? [at] : []));

export function JoinBar({ session, table, words }: Props) {
  const knocked = useSignal(false);
  const lost = awaySeats(table);
  const room = table.grows || table.seats.some((seat) => seat.name === null);
  if (!room && lost.length === 0)
    return (
      <p class="join-full" role="status">
        <Icon name="eye" /> {words.text("web-full")}
      </p>
    );
  const asks = table.ask_host && !session.isHost.value;

  async function come(seat: number | null): Promise<void> {
    const name = playerName.value.trim();
    if (seat === null && !asks) await session.ask({ t: "Sit", name });
    else knocked.value = await session.ask({ t: "Knock", name, seat });
  }

  return (
    <form
      class="join-bar"
      aria-label={words.text("web-sit")}
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = event.submitter?.dataset.seat;
        void come(pressed === undefined ? null : Number.parseInt(pressed, 10));
      }}
    >
      {!room && <p class="join-full">{words.text("web-full")}</p>}
      <NameField words={words} />
      {room && (
        <button type="submit" class="button primary">
          {words.text(asks ? "web-knock" : table.phase === "gathering" ? "web-sit" : "web-take-bots-seat")}
        </button>
      )}
      {lost.map((at) => (
        <button type="submit" class="button small" key={at} data-seat={at}>
          {words.text("web-that-is-me", { name: session.names.value[at] ?? "" })}
        </button>
      ))}
      {knocked.value && (
        <p class="join-knocked" role="status">
          {words.text("web-knocked")}
        </p>
      )}
    </form>
  );
}
