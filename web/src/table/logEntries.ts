/** What has happened, event by event, as log, listeners and rankings keep it. */
import { signal } from "@preact/signals";
import type { Tagged } from "../protocol.gen";

/** An event in the log. `key` tells entries apart. */
export interface LogEntry {
  key: string;
  seq: number;
  event: Tagged;
}

export const entriesOf = (seq: number, events: readonly Tagged[]): LogEntry[] =>
  events.map((event, at) => ({ key: `${seq}.${at}`, seq, event }));

/** So many of the newest are read out to those who listen. */
const HEARD = 8;

/** The log as it grows; what is told twice stands in it once. */
export class LogBook {
  readonly entries = signal<LogEntry[]>([]);
  /** What was just told, for those who listen instead of looking. */
  readonly heard = signal<LogEntry[]>([]);
  private keys = new Set<string>();

  /** The whole log, from the beginning. */
  begin(entries: LogEntry[]): void {
    this.keys = new Set(entries.map((entry) => entry.key));
    this.entries.value = entries;
  }

  note(entries: LogEntry[]): void {
    const fresh = entries.filter((entry) => !this.keys.has(entry.key));
    if (fresh.length === 0) return;
    for (const entry of fresh) this.keys.add(entry.key);
    this.entries.value = [...this.entries.value, ...fresh];
    this.heard.value = [...this.heard.value, ...fresh].slice(-HEARD);
  }
}
