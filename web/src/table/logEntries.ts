/** What has happened, event by event, as log, listeners and rankings keep it. */
import type { Tagged } from "../protocol.gen";

/** An event in the log. `key` tells entries apart. */
export interface LogEntry {
  key: string;
  seq: number;
  event: Tagged;
}

export const entriesOf = (seq: number, events: readonly Tagged[]): LogEntry[] =>
  events.map((event, at) => ({ key: `${seq}.${at}`, seq, event }));
