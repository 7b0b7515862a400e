// Written by scripts/protocol.py from sabbat/games/sorcellerie. Never edit it: edit that, and write this again.
import type { Outcome } from "../../protocol.gen";
import type * as frame from "../types";
import type { Scene, Sign, Star, Step, Voice } from "./data.gen";

/** SOR-6 to SOR-8. What was right, and why: that scene, and how many dice show each of these symbols. */
export type AnswerRevealed = {
  t: "AnswerRevealed";
  scene: Scene;
  symbols: Sign[];
  count: number;
};

/** A seat has taken its last answer back: that one alone, or with it whatever came after, so many answers in all. */
export type AnswerTakenBack = {
  t: "AnswerTakenBack";
  seat: number;
  entry: number;
  answers: number;
};

/** SOR-11. One line for each right formula, the quickest first, and in slow mode for each formula: `after` the dice, in milliseconds; -1 at a table without a clock. */
export type AnswerTimed = {
  t: "AnswerTimed";
  seat: number;
  symbols: Sign[];
  right: boolean;
  after: number;
};

/** SOR-4. The dice are still in the cup: whoever speaks now starts falsely. */
export type AwaitDice = {
  t: "AwaitDice";
};

/** SOR-4. Be first to say the right formula. */
export type BeFirst = {
  t: "BeFirst";
};

/** SOR-2. The forest sides in clockwise order, as `many/left`. */
export type CircleLaid = {
  t: "CircleLaid";
  forests: string[];
  witch: number;
};

/** SOR-3. The dice will lie there at `cue`, by the table's clock. */
export type CupShaken = {
  t: "CupShaken";
  seat: number;
  cue: number;
};

/** SOR-3. */
export type CupTaken = {
  t: "CupTaken";
  seat: number;
  turn: number;
};

/** SOR-5. What the dice say, and the scene that decides the question. */
export type DiceShown = {
  t: "DiceShown";
  white: number;
  colour: string;
  symbols: Sign[];
  target: number;
  scene: Scene;
};

/** SOR-4. A formula before the dice: this seat is locked until then, by the table's clock. */
export type FalseStart = {
  t: "FalseStart";
  seat: number;
  until: number;
};

/** SOR-4. Somebody has spoken; what, and whether it was right, is told when all is settled. */
export type FormulaHeard = {
  t: "FormulaHeard";
  seat: number;
  symbols: Sign[] | null;
};

/** SOR-9. Out for this turn. */
export type FormulaWrong = {
  t: "FormulaWrong";
  seat: number;
  symbols: Sign[];
};

/** SOR-12. A new card in the circle, forest side up. */
export type GapFilled = {
  t: "GapFilled";
  place: number;
  forest: string;
};

/** SOR-14. The pile is empty. */
export type GapLeft = {
  t: "GapLeft";
  place: number;
};

/** SOR-9. No formula this time: out for this turn. */
export type KeepQuiet = {
  t: "KeepQuiet";
};

/** SOR-4. After a false start. */
export type LockLifted = {
  t: "LockLifted";
  seat: number;
};

/** SOR-13, SOR-14. */
export type MatchEnded = {
  t: "MatchEnded";
  scores: number[];
  winners: number[];
};

/** SOR-9 (`wrong`), SOR-11 (`tie`). */
export type NobodyWon = {
  t: "NobodyWon";
  why: string;
};

/** SOR-9. Out for this turn, without a word. */
export type QuietKept = {
  t: "QuietKept";
  seat: number;
};

/** SOR-3. Rested: the cup may go on. */
export type Ready = {
  t: "Ready";
};

/** SOR-4, SOR-8. One formula, or two of them; their order does not matter, so it is that of the symbols here. */
export type Say = {
  t: "Say";
  symbols: Sign[];
};

/** SOR-3. The dice roll. */
export type ShakeCup = {
  t: "ShakeCup";
};

/** SOR-3. A moment to see why the contest ended so. Where all are ready, it is over at once. */
export type TakeBreath = {
  t: "TakeBreath";
};

/** SOR-3. Shake the cup and turn it over, when all are ready. */
export type TakeTheCup = {
  t: "TakeTheCup";
};

/** SOR-11, slow mode: of several who were right, this seat takes the card; it has the `fewest` cards, or is the next `clockwise` from the cup of those who have. */
export type TieBroken = {
  t: "TieBroken";
  seat: number;
  why: string;
};

/** SOR-10. */
export type WitchCardWon = {
  t: "WitchCardWon";
  seat: number;
  card: string;
  number: string;
};

/** SOR-12, SOR-20. */
export type WitchFlew = {
  t: "WitchFlew";
  place: number;
  steps: number;
  clockwise: boolean;
};

/** The table. */
export type SorcellerieView = {
  seat: number | null;
  expert: boolean;
  any_five: boolean;
  band: number;
  slow: number;
  breath: number;
  rests_until: number;
  turn: number;
  cup: number;
  step: Step;
  circle: (ForestView | null)[];
  witch: number;
  pile: number;
  white: number;
  colour: string;
  dice: Sign[];
  target: number;
  clocked: boolean;
  cue_at: number;
  settles_at: number;
  closes_at: number | null;
  answers: number;
  players: CallerView[];
  asked: (Decision | null)[];
  outcome: Outcome | null;
};

/** A card in the circle: its scene, and where the black star points (SOR-20). */
export type ForestView = {
  scene: Scene;
  star: Star;
};

/** One player. `said` is empty where the viewer may not know it yet; `at` is for one's own eyes. */
export type CallerView = {
  won: WonView[];
  voice: Voice;
  said: Sign[];
  at: number;
  until: number;
  jumped: boolean;
  order: number;
};

/** A card that was won, face up. */
export type WonView = {
  card: string;
  witch: string;
};

export type GameEvent = AnswerRevealed | AnswerTakenBack | AnswerTimed | CircleLaid | CupShaken | CupTaken | DiceShown | FalseStart | FormulaHeard | FormulaWrong | GapFilled | GapLeft | LockLifted | MatchEnded | NobodyWon | QuietKept | TieBroken | WitchCardWon | WitchFlew;

export type Action = KeepQuiet | Ready | Say | ShakeCup;

/** What a seat may be asked. */
export type Decision = AwaitDice | BeFirst | TakeBreath | TakeTheCup;

/** Why not: the rule's id, a slug that every language translates, and facts. */
export type Refusal =
  | { rule: string; why: "cup_is_not_shaken"; facts: Record<string, never> }
  | { rule: string; why: "has_spoken"; facts: Record<string, never> }
  | { rule: string; why: "locked_after_false_start"; facts: Record<string, never> }
  | { rule: string; why: "match_is_over"; facts: Record<string, never> }
  | { rule: string; why: "moments_count"; facts: Record<string, never> }
  | { rule: string; why: "no_such_formula"; facts: Record<string, never> }
  | { rule: string; why: "no_such_phrase"; facts: Record<string, never> }
  | { rule: string; why: "no_such_seat"; facts: { seat: string | number; } }
  | { rule: string; why: "no_window_is_open"; facts: Record<string, never> }
  | { rule: string; why: "not_asked"; facts: Record<string, never> }
  | { rule: string; why: "not_your_last_answer"; facts: Record<string, never> }
  | { rule: string; why: "nothing_asked"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_take_back"; facts: Record<string, never> }
  | { rule: string; why: "others_have_answered"; facts: Record<string, never> }
  | { rule: string; why: "out_for_this_turn"; facts: Record<string, never> }
  | { rule: string; why: "question_is_gone"; facts: Record<string, never> }
  | { rule: string; why: "something_was_revealed"; facts: Record<string, never> }
  | { rule: string; why: "window_is_open"; facts: { closes_at: string | number; } };

export type View = SorcellerieView;

/** What the frame needs to know of this game's types. */
export type Game = {
  view: View;
  event: GameEvent;
  action: Action;
  decision: Decision;
  refusal: Refusal;
};

export type Offer = frame.OfferOf<Game>;

export type Question = frame.QuestionOf<Game>;

export type BoardProps = frame.BoardProps<Game>;

export type Stage = frame.Stage<Game>;

export type GameModule = frame.GameModule<Game>;
