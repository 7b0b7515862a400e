/** Pictures beside the rules, made of the pieces of a game's own board; loaded when they are looked at. */
import type { ComponentType } from "preact";
import type { Section } from "./sections";

export type Pictures = Partial<Record<Section, ComponentType>>;

const FOUND = import.meta.glob<Pictures>("../games/*/rulesPictures.tsx", { import: "default" });

export async function picturesOf(game: string): Promise<Pictures> {
  return (await FOUND[`../games/${game}/rulesPictures.tsx`]?.()) ?? {};
}
