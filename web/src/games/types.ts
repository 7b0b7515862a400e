/** The seam between the frame, which is the same for every game, and a game's board. */
import type { FunctionComponent } from "preact";
import type { QuestionView } from "../protocol.gen";

/** What the engine's codec writes: `t` names the class, the rest are its fields. */
export type Json = Record<string, unknown>;

export type Language = "fr" | "en";
export type Facts = Record<string, string | number>;

/** Every word a player reads: the same Fluent files, and the same facts, as the Python side uses. */
export interface Words {
  text(id: string, facts?: Facts): string;
  attribute(id: string, name: string, facts?: Facts): string;
  has(id: string): boolean;
  event(event: Json): string;
  question(decision: Json): string;
  action(action: Json, decision?: Json): string;
  refusal(why: string, facts: Facts): string;
  rule(id: string): { title: string; text: string };
  phrase(kind: string, subject: string): string;
  chip(chip: string): string;
  language: Language;
}

/** The table's fair clock, for the games where moments count. */
export interface FairClock {
  /** Milliseconds, on the scale of `cue_at` and `closes_at` in a view. */
  now(): number;
  /** How far off it may be. */
  error: number;
}

/** One of the game's phrases, said by a seat; `number` counts what is said at the table. */
export interface SaidPhrase {
  seat: number;
  kind: string;
  subject: string;
  number: number;
}

export interface BoardProps {
  view: Json;
  seat: number | null;
  names: string[];
  question: QuestionView | null;
  act(action: Json): void;
  words: Words;
  hideOdds: boolean;
  /** Events are being animated or an answer is on its way: no input. */
  busy: boolean;
  clock: FairClock;
  /** What the others point at just now, by seat: a proposal, as the board itself wrote it; never stored. */
  pointing: Readonly<Record<number, Json>>;
  /** Shows the others what I point at; null: nothing any more. */
  point(what: Json | null): void;
  /** The phrases said lately, the newest last. */
  phrases: readonly SaidPhrase[];
  /** Says one of the game's phrases to the table. */
  say(kind: string, subject: string): void;
}

export interface Stage {
  root: HTMLElement;
  reduced: boolean;
  /** Catching up: be quick. */
  fast: boolean;
  words: Words;
  /** The view BEFORE these events; after a cue, which is shown first and animated then, the one that is true. */
  view: Json;
  sound(name: string): void;
}

export interface GameModule {
  name: string;
  Board: FunctionComponent<BoardProps>;
  animate(event: Json, stage: Stage): Promise<void>;
  /** The final ranking with what earned the points; the frame has a plain one. */
  Ranking?: FunctionComponent<BoardProps & { log: Json[] }>;
  /** True: the board offers these options itself (a shop), and the bar shows only a hint and the short ones. */
  answersOnBoard(question: QuestionView): boolean;
  /** True: the board offers even the short ones, and needs the number keys; the bar only asks. */
  answersWholly?(question: QuestionView): boolean;
}
