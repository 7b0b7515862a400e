/** The printed board, as in sabbat/games/charlatans/data/board.toml: what stands on it, not what it means. */

export interface Space {
  coins: number;
  points: number;
  ruby: boolean;
}

const COINS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23,
  23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 35,
];
const POINTS = [
  0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10,
  10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 14, 14, 15,
];
const RUBIES = new Set([5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]);

/** 53 bubbles from the centre outwards (0 to 52), and the spoon (53). */
export const SPACES: readonly Space[] = COINS.map((coins, space) => ({
  coins,
  points: POINTS[space] ?? 0,
  ruby: RUBIES.has(space),
}));

export const SPOON = SPACES.length - 1;

/** The back of the pot: what each glass holds, from glass 0. */
export const TUBES: readonly { rubies?: number; points?: number; chip?: string }[] = [
  {},
  { rubies: 1 },
  { points: 1 },
  { chip: "B1" },
  { points: 2 },
  { chip: "K1" },
  { points: 2 },
  { chip: "R2" },
  { points: 3 },
  { chip: "P1" },
  { points: 3 },
  { chip: "Y4" },
  { points: 4 },
];

/** The score track is a loop; a rat tail hangs behind each of these spaces. */
export const LAP = 50;
export const TAILS_AFTER: readonly number[] = [
  1, 4, 7, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48,
];

export const ROUNDS = 9;
