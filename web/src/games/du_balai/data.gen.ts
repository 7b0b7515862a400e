// Written by scripts/protocol.py from sabbat/games/du_balai/page.py. Never edit it: edit that, and write this again.

export type Sign = "spider" | "clash" | "eye" | "lightning" | "rain" | "web" | "star" | "skull" | "ear";
export type Colour = "orange" | "black";
export type FormulaColour = "any" | "orange" | "black";
export type Verdict = "fell" | "empty" | "valid" | "perfect";
export type Step = "casting" | "looking" | "writing" | "moving";
export const SIGNS: readonly Sign[] = ["spider", "clash", "eye", "lightning", "rain", "web", "star", "skull", "ear"];
export const FINISH: number = 23;
export const LOWEST: number = -2;
export const PAWNS: readonly string[] = ["red", "blue", "yellow", "green", "purple", "grey"];
export const ACROBATICS: Record<string, number> = {"inverted_flight": 1, "barrel_roll": 2, "loop": 3};
