/** What each kind of event looks like: a table by their tags, each show typed by its own event. */
import type { GameTypes, Stage } from "./types";

/** `ms` says how long something lasts that usually takes so long: less when the page is catching up. */
export type Show<G extends GameTypes, E = G["event"]> = (
  event: E,
  stage: Stage<G>,
  ms: (usual: number) => number,
) => Promise<void> | void;

export type EventOf<G extends GameTypes, K extends G["event"]["t"]> = Extract<G["event"], { t: K }>;

export type Shows<G extends GameTypes> = { [K in G["event"]["t"]]?: Show<G, EventOf<G, K>> };

/** The show of an event. That what lies under its tag takes this event is what `Shows` says, and TypeScript forgets. */
export function showOf<G extends GameTypes>(shows: Shows<G>, event: G["event"]): Show<G> | undefined {
  const table: object = shows;
  const show: Show<G> | undefined = Reflect.get(table, event.t);
  return show;
}
