/**
 * A part of a board, by name and weight. The guide points at names; the frame lays parts out by weight and by the room
 * there is (table/rooms.css): an essential part is always on the first screen, a secondary one where there is room and
 * otherwise one tap away, a foldable one whenever somebody asks for it.
 */
import type { ComponentChildren } from "preact";

export type Weight = "essential" | "secondary" | "foldable";

interface PartMarks {
  "data-part": string;
  "data-weight": Weight;
}

/** For an element that is a part itself: `<section {...part("hand", "essential")}>`. */
export const part = (name: string, weight: Weight): PartMarks => ({ "data-part": name, "data-weight": weight });

/** For essential parts that leave their room to another one for now, as the pot does to the shop; a tab brings them back. */
export const givesWay = (now: boolean): { "data-gives-way"?: true } => (now ? { "data-gives-way": true } : {});

/** For whatever a television shows to everybody: a phone that is a hand beside it does not show it again (faces/hand.css). */
export const SHARED = { "data-shared": true };

interface Props {
  name: string;
  weight: Weight;
  class?: string;
  children: ComponentChildren;
}

export function Part({ name, weight, class: className, children }: Props) {
  return (
    <div class={className ? `part ${className}` : "part"} {...part(name, weight)}>
      {children}
    </div>
  );
}
