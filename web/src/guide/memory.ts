/** What this browser remembers of guides: which steps were told, and at which table the guide was sent away. */
import { signal } from "@preact/signals";

const SEEN = "sabbat.told.";
const LEFT = "sabbat.guide-left";

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return []; // storage may be forbidden: then nothing is remembered
  }
}

function write(key: string, values: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // as above
  }
}

/** The steps of a game that were told to this reader. */
export const stepsTold = (game: string): Set<string> => new Set(read(SEEN + game));
export const keepTold = (game: string, told: ReadonlySet<string>): void => write(SEEN + game, [...told]);
/** A guided match begins: everything is told anew. */
export const forgetTold = (game: string): void => write(SEEN + game, []);

/** The tables at which the reader wants to play without the guide. */
const left = signal<readonly string[]>(read(LEFT));
export const guideLeft = (table: string): boolean => left.value.includes(table);
export function leaveGuide(table: string): void {
  left.value = [...left.value, table].slice(-20);
  write(LEFT, left.value);
}
export function takeUpGuide(table: string): void {
  left.value = left.value.filter((id) => id !== table);
  write(LEFT, left.value);
}
