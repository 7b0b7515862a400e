// Written by scripts/protocol.py from sabbat/games/bal_des_chaudrons/page.py. Never edit it: edit that, and write this again.

/** An ingredient and where it was taken from. */
export type TakenFrom = {
  holds: Ingredient;
  source: Source;
};
export type Ingredient = "heart" | "mandrake" | "mushroom" | "spider" | "toad";
export type Arcanum = "brew" | "raven" | "tome";
export type Source = "bench" | "outputs" | "supply";
export type Taken = "heart@bench" | "heart@outputs" | "heart@supply" | "mandrake@bench" | "mandrake@outputs" | "mandrake@supply" | "mushroom@bench" | "mushroom@outputs" | "mushroom@supply" | "spider@bench" | "spider@outputs" | "spider@supply" | "toad@bench" | "toad@outputs" | "toad@supply";
export type Step = "characters" | "opening" | "choosing" | "daring" | "arcana" | "producing" | "serving" | "passing_cauldrons" | "passing_hands";
export const INGREDIENTS: readonly Ingredient[] = ["heart", "mandrake", "mushroom", "spider", "toad"];
export const ARCANA: readonly Arcanum[] = ["brew", "raven", "tome"];
export const SOURCES: readonly Source[] = ["bench", "outputs", "supply"];
export const TAKEN: Record<Taken, TakenFrom> = {
  "heart@bench": {"holds": "heart", "source": "bench"},
  "heart@outputs": {"holds": "heart", "source": "outputs"},
  "heart@supply": {"holds": "heart", "source": "supply"},
  "mandrake@bench": {"holds": "mandrake", "source": "bench"},
  "mandrake@outputs": {"holds": "mandrake", "source": "outputs"},
  "mandrake@supply": {"holds": "mandrake", "source": "supply"},
  "mushroom@bench": {"holds": "mushroom", "source": "bench"},
  "mushroom@outputs": {"holds": "mushroom", "source": "outputs"},
  "mushroom@supply": {"holds": "mushroom", "source": "supply"},
  "spider@bench": {"holds": "spider", "source": "bench"},
  "spider@outputs": {"holds": "spider", "source": "outputs"},
  "spider@supply": {"holds": "spider", "source": "supply"},
  "toad@bench": {"holds": "toad", "source": "bench"},
  "toad@outputs": {"holds": "toad", "source": "outputs"},
  "toad@supply": {"holds": "toad", "source": "supply"},
};
export const CAPACITY: Record<Ingredient, number> = {"heart": 3, "mandrake": 4, "mushroom": 9, "spider": 9, "toad": 9};
export const STAR: number = 5;
export const EFFECT_EVERY: number = 2;
