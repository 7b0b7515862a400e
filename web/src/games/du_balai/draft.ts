/** What is being written, until it lies on the table: whatever comes between, the pen goes on where it was. */
import { signal } from "@preact/signals";
import type { Sign } from "./data.gen";

export interface Draft {
  turn: number;
  /** The black formula of a double game (DUB-36). */
  second: boolean;
  /** In the order in which they were touched. */
  chosen: readonly Sign[];
}

export const NO_DRAFT: Draft = { turn: 0, second: false, chosen: [] };

export const draft = signal<Draft>(NO_DRAFT);

/** The symbols chosen for this formula so far. */
export function chosenFor(now: Draft, turn: number, second: boolean): readonly Sign[] {
  return now.turn === turn && now.second === second ? now.chosen : [];
}
