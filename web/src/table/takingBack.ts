/** Taking an answer back: what was told and has not happened, and the key for it. */
import { useEffect } from "preact/hooks";
import type { Tagged } from "../protocol.gen";
import type { LogEntry } from "./logEntries";
import type { Session } from "./session";

interface AnswerTakenBack extends Tagged {
  t: "AnswerTakenBack";
  /** The number of the entry that was taken back, from 0: what it told has the next `seq`. */
  entry: number;
  /** How many went: that one alone, the others' later ones being kept; or everything from there on. */
  answers: number;
}

export const isTakenBack = (event: Tagged): event is AnswerTakenBack => event.t === "AnswerTakenBack";

/** Has what was told before it under this `seq` not happened? */
export const takesBack = ({ entry, answers }: AnswerTakenBack, seq: number): boolean =>
  answers === 1 ? seq === entry + 1 : seq > entry;

/** The log without what was taken back: for counting what earned what. */
export function stillTrue(log: readonly LogEntry[]): LogEntry[] {
  let found: LogEntry[] = [];
  for (const line of log) {
    const event = line.event;
    if (isTakenBack(event)) found = found.filter((earlier) => !takesBack(event, earlier.seq));
    else found.push(line);
  }
  return found;
}

/** Takes my last answer back, or asks everybody whether I may. */
export function takeBack(session: Session): void {
  const undo = session.undo.value;
  const isAsked = session.table.value?.wish?.seat === session.seat.value;
  if (undo && !isAsked && session.line.value === "open") void session.ask({ t: "TakeBack", entry: undo.entry });
}

/** Ctrl+Z (or ⌘Z); not while writing, where it belongs to the text, and once for each press. */
export function useUndoKey(session: Session): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      const at = event.target;
      if (at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName))) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (!event.repeat) takeBack(session);
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [session]);
}
