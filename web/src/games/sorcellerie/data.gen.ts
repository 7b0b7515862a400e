// Written by scripts/protocol.py from sabbat/games/sorcellerie/page.py. Never edit it: edit that, and write this again.

export type Sign = "cat" | "broom" | "bat";
export type Scene = "many" | "one";
export type Star = "left" | "right";
export type Step = "cup" | "shaking" | "racing" | "resting";
export type Voice = "listening" | "locked" | "out" | "spoken";
export const SIGNS: readonly Sign[] = ["cat", "broom", "bat"];
export const PLACES: number = 7;
export const DICE: number = 8;
export const ALIKE: number = 3;
export const WITCHES: readonly string[] = ["W1", "W2", "W3", "W4", "W5", "W6"];
