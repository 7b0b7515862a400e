// Written by scripts/protocol.py from sabbat/games/charlatans/page.py. Never edit it: edit that, and write this again.

/** A space of the pot and what stands on it. */
export type Space = {
  coins: number;
  points: number;
  ruby: boolean;
};
/** What a test tube holds. */
export type Glass = {
  points: number;
  rubies: number;
  chip: string | null;
};
export type Colour = "white" | "orange" | "green" | "blue" | "red" | "yellow" | "purple" | "black";
export const CHIPS_IN_ORDER: readonly string[] = ["W1", "W2", "W3", "O1", "G1", "G2", "G4", "B1", "B2", "B4", "R1", "R2", "R4", "Y1", "Y2", "Y4", "P1", "K1"];
export const COLOUR_OF_LETTER: Record<string, Colour> = {
  "W": "white",
  "O": "orange",
  "G": "green",
  "B": "blue",
  "R": "red",
  "Y": "yellow",
  "P": "purple",
  "K": "black",
};
export const SPACES: readonly Space[] = [
  {"coins": 0, "points": 0, "ruby": false},
  {"coins": 1, "points": 0, "ruby": false},
  {"coins": 2, "points": 0, "ruby": false},
  {"coins": 3, "points": 0, "ruby": false},
  {"coins": 4, "points": 0, "ruby": false},
  {"coins": 5, "points": 0, "ruby": true},
  {"coins": 6, "points": 1, "ruby": false},
  {"coins": 7, "points": 1, "ruby": false},
  {"coins": 8, "points": 1, "ruby": false},
  {"coins": 9, "points": 1, "ruby": true},
  {"coins": 10, "points": 2, "ruby": false},
  {"coins": 11, "points": 2, "ruby": false},
  {"coins": 12, "points": 2, "ruby": false},
  {"coins": 13, "points": 2, "ruby": true},
  {"coins": 14, "points": 3, "ruby": false},
  {"coins": 15, "points": 3, "ruby": false},
  {"coins": 15, "points": 3, "ruby": true},
  {"coins": 16, "points": 3, "ruby": false},
  {"coins": 16, "points": 4, "ruby": false},
  {"coins": 17, "points": 4, "ruby": false},
  {"coins": 17, "points": 4, "ruby": true},
  {"coins": 18, "points": 4, "ruby": false},
  {"coins": 18, "points": 5, "ruby": false},
  {"coins": 19, "points": 5, "ruby": false},
  {"coins": 19, "points": 5, "ruby": true},
  {"coins": 20, "points": 5, "ruby": false},
  {"coins": 20, "points": 6, "ruby": false},
  {"coins": 21, "points": 6, "ruby": false},
  {"coins": 21, "points": 6, "ruby": true},
  {"coins": 22, "points": 7, "ruby": false},
  {"coins": 22, "points": 7, "ruby": true},
  {"coins": 23, "points": 7, "ruby": false},
  {"coins": 23, "points": 8, "ruby": false},
  {"coins": 24, "points": 8, "ruby": false},
  {"coins": 24, "points": 8, "ruby": true},
  {"coins": 25, "points": 9, "ruby": false},
  {"coins": 25, "points": 9, "ruby": true},
  {"coins": 26, "points": 9, "ruby": false},
  {"coins": 26, "points": 10, "ruby": false},
  {"coins": 27, "points": 10, "ruby": false},
  {"coins": 27, "points": 10, "ruby": true},
  {"coins": 28, "points": 11, "ruby": false},
  {"coins": 28, "points": 11, "ruby": true},
  {"coins": 29, "points": 11, "ruby": false},
  {"coins": 29, "points": 12, "ruby": false},
  {"coins": 30, "points": 12, "ruby": false},
  {"coins": 30, "points": 12, "ruby": true},
  {"coins": 31, "points": 12, "ruby": false},
  {"coins": 31, "points": 13, "ruby": false},
  {"coins": 32, "points": 13, "ruby": false},
  {"coins": 32, "points": 13, "ruby": true},
  {"coins": 33, "points": 14, "ruby": false},
  {"coins": 33, "points": 14, "ruby": true},
  {"coins": 35, "points": 15, "ruby": false},
];
export const SPOON: number = 53;
export const TUBES: readonly Glass[] = [
  {"points": 0, "rubies": 0, "chip": null},
  {"points": 0, "rubies": 1, "chip": null},
  {"points": 1, "rubies": 0, "chip": null},
  {"points": 0, "rubies": 0, "chip": "B1"},
  {"points": 2, "rubies": 0, "chip": null},
  {"points": 0, "rubies": 0, "chip": "K1"},
  {"points": 2, "rubies": 0, "chip": null},
  {"points": 0, "rubies": 0, "chip": "R2"},
  {"points": 3, "rubies": 0, "chip": null},
  {"points": 0, "rubies": 0, "chip": "P1"},
  {"points": 3, "rubies": 0, "chip": null},
  {"points": 0, "rubies": 0, "chip": "Y4"},
  {"points": 4, "rubies": 0, "chip": null},
];
export const FIST_DRAWS: number = 1;
export const LAP: number = 50;
export const TAILS_AFTER: readonly number[] = [1, 4, 7, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48];
export const ROUNDS: number = 9;
export const PURPLE_CARDS: readonly string[] = ["alms", "beginners_bonus", "choose_wisely", "good_start", "just_in_time", "less_is_more", "only_one", "opportunistic_moment", "pot_is_filling_up", "rat_infestation", "rats_are_friends", "roll_the_die", "wheel_and_deal"];
export const OPENS_IN: Partial<Record<Colour, number>> = {"orange": 1, "green": 1, "blue": 1, "red": 1, "yellow": 2, "purple": 3, "black": 1};
