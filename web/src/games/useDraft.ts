/**
 * What a reader is composing (a formula, a basket, a block) until it lies on the table: it survives an interruption, a
 * lost line, a look elsewhere and a reload. Kept in this tab, by table and seat, one for each kind of thing; what it is
 * about (a question, a turn) is kept with it, and a draft about something else counts for nothing.
 */
import { type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** Whose drafts: the table and the seat, as the frame names them. */
export const DraftPlace = createContext("nowhere");

export const draftPlace = (table: string, seat: number | null): string => `${table}.${seat ?? "looking-on"}`;

interface Kept {
  about: string;
  /** Plain data, as JSON can hold it. */
  value: unknown;
}

const PREFIX = "sabbat.draft.";
const drafts = new Map<string, Signal<Kept | null>>();

/** The storage may be forbidden: then drafts live as long as the page. */
function stored(key: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept?.about === "string" && "value" in kept ? kept : null;
  } catch {
    return null;
  }
}

function store(key: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // as above
  }
}

/** One kind of draft at one seat. */
export class Draft<T> {
  private readonly key: string;
  private readonly kept: Signal<Kept | null>;

  constructor(place: string, name: string) {
    this.key = `${PREFIX}${place}.${name}`;
    this.kept = drafts.get(this.key) ?? signal(stored(this.key));
    drafts.set(this.key, this.kept);
  }

  /** The draft about this; `start` where there is none. */
  about(about: string, start: T): T {
    const kept = this.kept.value;
    return kept?.about === about ? (kept.value as T) : start; // written by `keep`, under the same name
  }

  keep(about: string, value: T): void {
    this.kept.value = { about, value };
    store(this.key, this.kept.value);
  }
}

/** The match is over, or the seat is left: nothing is being composed there any more. */
export function forgetDrafts(place: string): void {
  for (const [key, kept] of drafts) {
    if (!key.startsWith(`${PREFIX}${place}.`)) continue;
    kept.value = null;
    store(key, null);
  }
}

/** The draft about this, and how to change it; each change sees the one before, however fast they come. */
export function useDraft<T>(name: string, about: string, start: T): [T, (change: (now: T) => T) => void] {
  const draft = new Draft<T>(useContext(DraftPlace), name);
  return [draft.about(about, start), (change) => draft.keep(about, change(draft.about(about, start)))];
}
