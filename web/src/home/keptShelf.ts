/** The shelf as it was last seen, for when there is no line. Boxes only: no table, nothing of anybody. */
import type { GameInfo } from "../net/api";

const KEY = "sabbat.shelf";

export function keepShelf(games: GameInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Storage may be forbidden: then there is no shelf without a line.
  }
}

export function keptShelf(): GameInfo[] | null {
  try {
    const kept: GameInfo[] | null = JSON.parse(localStorage.getItem(KEY) ?? "null"); // our own, written above
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}
