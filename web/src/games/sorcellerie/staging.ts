/** What is shown while events are told, on top of the view that was true then; on top of another it means nothing. */
import { signal } from "@preact/signals";
import type { ForestView, SorcellerieView, View } from "./types.gen";

export type Phase = "standing" | "shaking" | "rolling" | "lying";

export interface Staged {
  phase?: Phase;
  /** A place whose card has been taken. */
  gone?: number;
  filled?: { place: number; forest: ForestView };
  witch?: number;
}

const onTop = signal<{ view: View | null; staged: Staged }>({ view: null, staged: {} });

/** What lies on top of this view. */
export const stagedOn = (view: View): Staged => (onTop.value.view === view ? onTop.value.staged : {});

/** Shows something more on top of this view. */
export function stageOn(view: View, more: Staged): void {
  onTop.value = { view, staged: { ...stagedOn(view), ...more } };
}

/** Shows the view as it is. */
export function clearStaged(view: View): void {
  onTop.value = { view, staged: {} };
}

/** How long the dice roll before they lie: they come to rest exactly at the cue. */
export const ROLL_MS = 420;
/** Where no cue is told (slow mode, no clock), the cup is shaken for the looks of it. */
export const SHAKE_MS = 480;

/** What the cup and the dice do at that moment of the table's clock. */
export function phaseOf(view: SorcellerieView, now: number): Phase {
  if (view.step === "cup" || view.step === "resting") return "standing";
  if (view.step === "racing") return "lying"; // the frame tells nobody before the cue
  return now >= view.cue_at - ROLL_MS ? "rolling" : "shaking";
}
