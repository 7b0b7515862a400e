/** The seam between the frame, which is the same for every game, and a game's board. */
import type { Known } from "../words/known";
import type { ComponentChild } from "preact";
import type { AnyView, JsonObject, OptionOffer, QuestionView, RefusalView, Tagged } from "../protocol.gen";

/** What a game says over the wire; each game's `types.gen.ts` has its own `Game`. */
export interface GameTypes {
  view: AnyView;
  event: Tagged;
  action: Tagged;
  decision: Tagged;
  refusal: RefusalView;
}

export type OfferOf<G extends GameTypes, A extends Tagged = G["action"]> = Omit<OptionOffer, "action" | "refusal"> & {
  action: A;
  refusal: G["refusal"] | null;
};

export type QuestionOf<G extends GameTypes> = Omit<QuestionView, "decision" | "offers"> & {
  decision: G["decision"];
  offers: OfferOf<G>[];
};

/** `fr`, `en`, …: whatever there are files for. */
export type Language = string;
export type Facts = Record<string, string | number>;

/** Every word a player reads: the same Fluent files, and the same facts, as the Python side uses. */
export interface Words {
  text<Id extends string>(id: Known<Id>, facts?: Facts): string;
  attribute(id: string, name: string, facts?: Facts): string;
  has(id: string): boolean;
  event(event: Tagged): string;
  question(decision: Tagged): string;
  action(action: Tagged, decision?: Tagged): string;
  refusal(why: string, facts: Facts): string;
  rule(id: string): { title: string; text: string };
  phrase(kind: string, subject: string): string;
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

export interface BoardProps<G extends GameTypes = GameTypes> {
  view: G["view"];
  seat: number | null;
  names: string[];
  question: QuestionOf<G> | null;
  act(action: G["action"]): void;
  /** Asks the table whether this would be a legal answer: null, or why not. For what is not among the offers. */
  whyNot(action: G["action"]): Promise<G["refusal"] | null>;
  words: Words;
  hideOdds: boolean;
  /** Events are being animated or an answer is on its way: no input. */
  busy: boolean;
  /** The line is lost: what must not be looked at for longer than the others do is covered. */
  covered: boolean;
  clock: FairClock;
  /** What the others point at just now, by seat: a proposal, as the board itself wrote it; never stored. */
  pointing: Readonly<Record<number, JsonObject>>;
  /** Shows the others what I point at; null: nothing any more. */
  point(what: JsonObject | null): void;
  /** The phrases said lately, the newest last. */
  phrases: readonly SaidPhrase[];
  /** Says one of the game's phrases to the table. */
  say(kind: string, subject: string): void;
}

export interface Stage<G extends GameTypes = GameTypes> {
  root: HTMLElement;
  reduced: boolean;
  /** Catching up: be quick. */
  fast: boolean;
  /** How long the reader likes things to last: 1 is usual. */
  pace: number;
  words: Words;
  /** The view BEFORE these events; after a cue, which is shown first and animated then, the one that is true. */
  view: G["view"];
  /** The board shows what is true after these events already, and more perhaps: what lands there finds itself. */
  isTrue: boolean;
  sound(name: string): void;
}

/** How a game's log is read: see `table/logTurns.ts`. */
export interface LogShape<G extends GameTypes = GameTypes> {
  /** Events that open a turn or a round: headings, under which the rest can be folded. */
  turns: readonly G["event"]["t"][];
  /** Events of nobody that belong to what somebody has just done. */
  joins?: readonly G["event"]["t"][];
  /** Events that need no words where one of these stands in the same line and says as much. */
  within?: Readonly<Record<string, readonly G["event"]["t"][]>>;
}

/** A game as the frame sees it. All are methods: so that the frame, which knows no game, may hold any of them. */
export interface GameModule<G extends GameTypes = GameTypes> {
  name: string;
  Board(props: BoardProps<G>): ComponentChild;
  animate(event: G["event"], stage: Stage<G>): Promise<void>;
  /**
   * True: its events can be shown over a board that has gone on meanwhile (`Stage.isTrue`), so that nobody waits for
   * what others do. Not where animations are part of what the board draws: it shows one view at a time.
   */
  beside?: boolean;
  /** Which events open a turn in the log, and what goes into one line; without it every event has a line of its own. */
  log?: LogShape<G>;
  /** Of what was told since the reader's last answer: what became of her own, to be read again at leisure. */
  recap?(events: readonly G["event"][], seat: number): readonly G["event"][];
  /** The final ranking with what earned the points; the frame has a plain one. */
  Ranking?(props: BoardProps<G> & { log: G["event"][] }): ComponentChild;
  /** All win or lose as one: the end speaks to everybody alike. */
  together?: boolean;
  /** False: nothing is hidden between people at the table just now, and a shared device changes hands without a curtain. */
  secrets?(view: G["view"]): boolean;
  /** True: the board offers these options itself (a shop), and the bar shows only a hint and the short ones. */
  answersOnBoard(question: QuestionOf<G>): boolean;
  /** What an answer is about, drawn beside its words. */
  OfferSign?(props: { action: G["action"] }): ComponentChild;
  /** True: the board has a place for everybody (`Person`), and the frame needs no strip of seats. */
  drawsPeople?: boolean;
  /** True: the board offers even the short ones, and needs the number keys; the bar only asks. */
  answersWholly?(question: QuestionOf<G>): boolean;
  /** What the bar highlights of this question; null: nothing. Undefined: the first offer, if it is the only one of its kind. */
  mainAction?(question: QuestionOf<G>): G["action"]["t"] | null | undefined;
  /** True: moments count for this question, so that it is answered from the first moment on (see `inputGuard`). */
  races?(question: QuestionOf<G>): boolean;
}

/** What a television needs to know: never a seat, never a question. */
export interface TvProps<G extends GameTypes = GameTypes>
  extends Pick<BoardProps<G>, "view" | "names" | "words" | "clock" | "covered" | "pointing" | "phrases"> {
  /** One person, in the one place that shows her: name, whose turn, away, bot. */
  person(seat: number): ComponentChild;
}

/** A game on a television (`games/<game>/tv.tsx`, found by its path): all that is public, large, and nothing to press. */
export interface TvModule<G extends GameTypes = GameTypes> {
  Tv(props: TvProps<G>): ComponentChild;
  /** True: the game's own animations play on it; otherwise each event is a sentence, for as long as it takes to read. */
  animated?: boolean;
}
