/**
 * The log as it is read: turn by turn, and in a turn one line for what one player did at one go. What was taken back
 * stays, marked: nothing is erased.
 */
import type { LogShape } from "../games/types";
import type { Tagged } from "../protocol.gen";
import type { LogEntry } from "./logEntries";
import { isTakenBack, takesBack } from "./takingBack";

/** One line: what one player did at one go, or one event of the whole table. */
export interface LogLine {
  key: string;
  seat: number | null;
  entries: readonly LogEntry[];
  /** It was taken back. */
  undone: boolean;
}

export interface LogTurn {
  key: string;
  /** What opened it; null for what came before the first. */
  heading: LogLine | null;
  lines: readonly LogLine[];
}

interface Growing {
  seat: number | null;
  seq: number;
  entries: LogEntry[];
}

const seatOf = ({ seat }: Tagged): number | null => (typeof seat === "number" ? seat : null);

/** The numbers of the messages that were taken back. */
function undoneIn(log: readonly LogEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const [at, { event }] of log.entries()) {
    if (!isTakenBack(event)) continue;
    for (let earlier = at - 1; earlier >= 0; earlier--) {
      const line = log[earlier];
      if (line === undefined || line.seq <= event.entry) break;
      if (!isTakenBack(line.event) && takesBack(event, line.seq)) undone.add(line.seq);
    }
  }
  return undone;
}

export function turnsOf(log: readonly LogEntry[], shape: LogShape = { turns: [] }): LogTurn[] {
  const undone = undoneIn(log);
  const belongs = (event: Tagged, seat: number): boolean =>
    seatOf(event) === seat || (shape.joins ?? []).includes(event.t);
  const turns: { heading: Growing | null; lines: Growing[] }[] = [];
  for (const entry of log) {
    const seat = seatOf(entry.event);
    const fresh: Growing = { seat, seq: entry.seq, entries: [entry] };
    const turn = turns.at(-1);
    const last = turn?.lines.at(-1);
    if (shape.turns.includes(entry.event.t)) turns.push({ heading: fresh, lines: [] });
    else if (turn === undefined) turns.push({ heading: null, lines: [fresh] });
    else if (last?.seq === entry.seq && last.seat !== null && belongs(entry.event, last.seat)) last.entries.push(entry);
    else turn.lines.push(fresh);
  }
  const lineOf = ({ seat, seq, entries }: Growing): LogLine => ({
    key: entries[0]?.key ?? "",
    seat,
    entries: spoken(entries, shape),
    undone: undone.has(seq),
  });
  return turns.map(({ heading, lines }) => ({
    key: heading?.entries[0]?.key ?? "before",
    heading: heading && lineOf(heading),
    lines: lines.map(lineOf),
  }));
}

/** Without those whose words another one says as well. */
function spoken(entries: readonly LogEntry[], shape: LogShape): LogEntry[] {
  return entries.filter(({ event }) => {
    const others = shape.within?.[event.t] ?? [];
    return !entries.some((other) => others.includes(other.event.t));
  });
}
