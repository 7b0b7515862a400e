/** What each kind of event looks like: a table by their tags, each animation typed by its own event. */
import type { GameTypes, Stage } from "./types";

/** `ms` says how long something lasts that usually takes so long: less when the page is catching up. */
export type AnimationOf<G extends GameTypes, E = G["event"]> = (
  event: E,
  stage: Stage<G>,
  ms: (usual: number) => number,
) => Promise<void> | void;

export type EventOf<G extends GameTypes, K extends G["event"]["t"]> = Extract<G["event"], { t: K }>;

export type Animations<G extends GameTypes> = { [K in G["event"]["t"]]?: AnimationOf<G, EventOf<G, K>> };

/** The animation of an event. That what lies under its tag takes this event is what `Animations` says, and TypeScript forgets. */
export function animationOf<G extends GameTypes>(shows: Animations<G>, event: G["event"]): AnimationOf<G> | undefined {
  const table: object = shows;
  const show: AnimationOf<G> | undefined = Reflect.get(table, event.t);
  return show;
}
