/** Everybody around the table, and what each is doing: to answer, thinking, away, a bot standing in. */
import type { Signal } from "@preact/signals";
import type { People, PersonNow, StateName } from "../layout/people";
import type { SeatView } from "../protocol.gen";
import type { IconName } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import type { Session } from "./session";

interface SeatState {
  /** The end of a message id, `web-state-…`, and of a class. */
  name: StateName;
  icon: IconName;
}

export function stateOf(seat: SeatView, asked: boolean): SeatState {
  if (seat.name === null && seat.bot === null) return { name: "free", icon: "eye" };
  if (seat.name !== null && seat.bot !== null) return { name: "stand-in", icon: "bot" };
  if (seat.bot !== null && asked) return { name: "thinking", icon: "hourglass" };
  if (seat.name !== null && !seat.here) return { name: "away", icon: "away" };
  return asked ? { name: "asked", icon: "hourglass" } : { name: "done", icon: "check" };
}

export const levelOf = (bot: string, words: ReaderWords): string =>
  words.has(`bot-${bot}`) ? words.text(`bot-${bot}`) : bot;

/** What a board must know to draw people; `opened` is the seat that is being looked at. */
export function peopleOf(session: Session, words: ReaderWords, opened: Signal<number | null>): People {
  return {
    of: (at) => personNow(session, words, at),
    open: (at) => (opened.value = at),
    text: (id, facts) => words.text(id, facts),
  };
}

function personNow(session: Session, words: ReaderWords, at: number): PersonNow | null {
  const table = session.table.value;
  const seat = table?.seats[at];
  if (!table || !seat) return null;
  const asked =
    table.phase === "playing" &&
    session.waiting.value.includes(at) &&
    !(session.sent.value && at === session.seat.value);
  const { name: state, icon } = stateOf(seat, asked);
  const level = seat.bot !== null && state === "done" ? levelOf(seat.bot, words) : null;
  return {
    name: session.names.value[at] || words.text("seat-name", { n: at + 1 }),
    mine: at === session.seat.value,
    host: at === table.host,
    bot: seat.bot !== null,
    asked,
    state,
    icon,
    says: level ?? words.text(`web-state-${state}`),
    line: seat.line ?? null,
    secondsLeft: () =>
      seat.deadline === null
        ? null
        : Math.max(0, Math.ceil((seat.deadline - Date.now() - session.clockAhead.value) / 1000)),
  };
}
