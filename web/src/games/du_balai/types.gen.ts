// Written by scripts/protocol.py from sabbat/games/du_balai. Never edit it: edit that, and write this again.
import type { Outcome } from "../../protocol.gen";
import type * as frame from "../types";
import type { Colour, FormulaColour, Sign, Step, Verdict } from "./data.gen";

/** DUB-30. */
export type AcrobaticsShown = {
  t: "AcrobaticsShown";
  seat: number;
  cards: string[];
  points: number;
};

/** DUB-38. An unused card joins the formula, or with two formulas the first or the `second`. */
export type AddSymbol = {
  t: "AddSymbol";
  symbol: Sign;
  second: boolean;
};

/** DUB-34. The spell that this seat has just played: fog over it, or let it be. */
export type AnswerSpell = {
  t: "AnswerSpell";
  seat: number;
  card: string;
};

/** A seat has taken its last answer back: that one alone, or with it whatever came after, so many answers in all. */
export type AnswerTakenBack = {
  t: "AnswerTakenBack";
  seat: number;
  entry: number;
  answers: number;
};

/** DUB-20 (`curse`), DUB-61 (`expert`). */
export type BonusDenied = {
  t: "BonusDenied";
  seat: number;
  why: string;
};

/** DUB-10. Nine dice into the open box. */
export type CastDice = {
  t: "CastDice";
};

/** DUB-10. When everybody is ready to look. */
export type CastTheDice = {
  t: "CastTheDice";
  drawn: boolean;
};

/** DUB-11. */
export type CloseLid = {
  t: "CloseLid";
};

/** DUB-39. Swap one card of the formula for an unused one. */
export type CorrectFormula = {
  t: "CorrectFormula";
};

/** DUB-20. */
export type CurseMoved = {
  t: "CurseMoved";
  square: number;
};

/** DUB-50. The last turn is over. */
export type DawnBroke = {
  t: "DawnBroke";
  turn: number;
};

/** DUB-35. This seat alone has the dice before its eyes, until then by the table's clock. */
export type DecreeLooked = {
  t: "DecreeLooked";
  seat: number;
  until: number;
};

/** DUB-13. No symbol would be valid. */
export type DiceCastAgain = {
  t: "DiceCastAgain";
  seat: number;
};

/** DUB-50. */
export type FinishCrossed = {
  t: "FinishCrossed";
  seat: number;
  place: number;
};

/** DUB-31. No (more) spells here. */
export type FlyOn = {
  t: "FlyOn";
};

/** DUB-39. */
export type FormulaCorrected = {
  t: "FormulaCorrected";
  seat: number;
  old: Sign;
  new: Sign;
};

/** DUB-10, DUB-11. Nine dice lie in the open box. What they show is no event: a log would keep it. */
export type FormulaDiceCast = {
  t: "FormulaDiceCast";
  seat: number;
};

/** DUB-15 to DUB-18. `verdict` is `fell`, `empty`, `valid` or `perfect`; `colour` of the formula, or `any`. */
export type FormulaJudged = {
  t: "FormulaJudged";
  seat: number;
  verdict: Verdict;
  colour: FormulaColour;
  symbols: Sign[];
};

/** DUB-38. */
export type FormulaMended = {
  t: "FormulaMended";
  seat: number;
  symbol: Sign;
};

/** DUB-13. `colour` is `any`, or with two formulas the one that was written (DUB-36). */
export type FormulaShown = {
  t: "FormulaShown";
  seat: number;
  colour: FormulaColour;
  symbols: Sign[];
};

/** DUB-12. Cards lie face down. */
export type FormulaWritten = {
  t: "FormulaWritten";
  seat: number;
  symbols: Sign[] | null;
};

/** DUB-14. */
export type GoBegan = {
  t: "GoBegan";
  seat: number;
};

/** DUB-37. The pawn of this seat, among those in the lead. */
export type HexPawn = {
  t: "HexPawn";
  seat: number;
};

/** DUB-37. Several in the lead: which of them? */
export type HexWhom = {
  t: "HexWhom";
};

/** DUB-35. Let the others write first. */
export type HoldBack = {
  t: "HoldBack";
};

/** DUB-17. This card of those drawn. */
export type KeepMagic = {
  t: "KeepMagic";
  card: string;
};

/** DUB-17. Which of the drawn cards stays? */
export type KeepOneMagic = {
  t: "KeepOneMagic";
};

/** DUB-34. No fog. */
export type LetSpellBe = {
  t: "LetSpellBe";
};

/** DUB-11. After so many milliseconds; -1 at a table without a clock. */
export type LidClosed = {
  t: "LidClosed";
  seat: number;
  after: number;
};

/** DUB-11. This hand was on the lid before, though it was heard of later. */
export type LidClosedEarlier = {
  t: "LidClosedEarlier";
  seat: number;
  after: number;
};

/** DUB-10. All had seen enough: nobody closed it. */
export type LidFellShut = {
  t: "LidFellShut";
  after: number;
};

/** DUB-13. What each die shows, and whether it is orange. */
export type LidOpened = {
  t: "LidOpened";
  symbols: Sign[];
  orange: boolean[];
};

/** DUB-10, DUB-11. Look for as long as you like, or close the lid. */
export type LookAtDice = {
  t: "LookAtDice";
};

/** DUB-35. The dice again, for these eyes only; then write. */
export type LookByDecree = {
  t: "LookByDecree";
};

/** DUB-10. */
export type LookedEnough = {
  t: "LookedEnough";
  seat: number;
};

/** DUB-17. */
export type MagicDrawn = {
  t: "MagicDrawn";
  seat: number;
  count: number;
  cards: string[] | null;
};

/** DUB-17. The rest is shuffled back. */
export type MagicKept = {
  t: "MagicKept";
  seat: number;
  kept: string | null;
};

/** DUB-41. */
export type MagicReshuffled = {
  t: "MagicReshuffled";
};

/** DUB-51. */
export type MatchEnded = {
  t: "MatchEnded";
  scores: number[];
  winners: number[];
};

/** DUB-38. Add one unused card. */
export type MendFormula = {
  t: "MendFormula";
};

/** DUB-33. It would have passed. */
export type PawnBlocked = {
  t: "PawnBlocked";
  seat: number;
  square: number;
};

/** From one square to another; `square` is where it stands now. */
export type PawnMoved = {
  t: "PawnMoved";
  seat: number;
  start: number;
  square: number;
  why: string;
};

/** DUB-31. A Black Magic card from the hand. */
export type PlaySpell = {
  t: "PlaySpell";
  card: string;
};

/** DUB-32. So many squares. */
export type PullPawn = {
  t: "PullPawn";
  squares: number;
};

/** DUB-32. This pawn comes 1 or 2 squares closer. */
export type PullTowards = {
  t: "PullTowards";
  seat: number;
};

/** DUB-10. Nothing more to look at; when everybody says so, the lid closes by itself. */
export type SeenEnough = {
  t: "SeenEnough";
};

/** DUB-31. */
export type SpellCast = {
  t: "SpellCast";
  seat: number;
  card: string;
};

/** DUB-34. */
export type SpellLostInFog = {
  t: "SpellLostInFog";
  seat: number;
  card: string;
};

/** DUB-34. */
export type SpellUnanswered = {
  t: "SpellUnanswered";
  seat: number;
};

/** DUB-39. A card of the formula for an unused one. */
export type SwapSymbol = {
  t: "SwapSymbol";
  old: Sign;
  new: Sign;
  second: boolean;
};

/** DUB-13. They show in both colours. */
export type SymbolsEliminated = {
  t: "SymbolsEliminated";
  symbols: Sign[];
};

/** DUB-13. What is left of a colour. */
export type SymbolsValid = {
  t: "SymbolsValid";
  colour: Colour;
  symbols: Sign[];
};

/** DUB-31. A spell, or on. */
export type TakeYourGo = {
  t: "TakeYourGo";
  moved: boolean;
};

/** DUB-10. Who is last throws the dice. */
export type TurnBegan = {
  t: "TurnBegan";
  turn: number;
  seat: number;
};

/** DUB-12. Any number of one's own nine cards; in the order of the symbols here, for the order means nothing. */
export type WriteFormula = {
  t: "WriteFormula";
  symbols: Sign[];
};

/** DUB-12. Any number of one's own nine cards; or first a Decree or a Double Game, for whoever has one. */
export type WriteInSecret = {
  t: "WriteInSecret";
  colour: FormulaColour;
};

/** DUB-35. */
export type WriterHeldBack = {
  t: "WriterHeldBack";
  seat: number;
};

/** The table. */
export type DuBalaiView = {
  seat: number | null;
  turn: number;
  step: Step;
  thrower: number;
  dice: DieView[] | null;
  valid: Partial<Record<Colour, Sign[]>> | null;
  cast_at: number;
  lid_at: number;
  looked: number;
  closes_at: number | null;
  closer: number;
  lid_contest: boolean;
  decree: number;
  decree_until: number;
  queue: number[];
  mover: number;
  go: string;
  blocks: number[];
  pulls: number[];
  spell: string | null;
  caster: number;
  fogs: number;
  listeners: number[];
  curse: number;
  across: number;
  pile: number;
  discard: string[];
  players: FlyerView[];
  asked: (Decision | null)[];
  later: Decision[][];
  outcome: Outcome | null;
};

/** A die in the open box. */
export type DieView = {
  symbol: Sign;
  colour: Colour;
};

/** One witch. `formula`, `second`, `hand` and `drawn` are null where the viewer may not know them. */
export type FlyerView = {
  square: number;
  crossed: number;
  expert: boolean;
  cards: number;
  hand: string[] | null;
  ready: boolean;
  held_back: boolean;
  written: number;
  double: boolean;
  formula: Sign[] | null;
  second: Sign[] | null;
  draws: number;
  drawn: string[] | null;
  claimed: boolean;
};

export type GameEvent = AcrobaticsShown | AnswerTakenBack | BonusDenied | CurseMoved | DawnBroke | DecreeLooked | DiceCastAgain | FinishCrossed | FormulaCorrected | FormulaDiceCast | FormulaJudged | FormulaMended | FormulaShown | FormulaWritten | GoBegan | LidClosed | LidClosedEarlier | LidFellShut | LidOpened | LookedEnough | MagicDrawn | MagicKept | MagicReshuffled | MatchEnded | PawnBlocked | PawnMoved | SpellCast | SpellLostInFog | SpellUnanswered | SymbolsEliminated | SymbolsValid | TurnBegan | WriterHeldBack;

export type Action = AddSymbol | CastDice | CloseLid | FlyOn | HexPawn | HoldBack | KeepMagic | LetSpellBe | PlaySpell | PullPawn | SeenEnough | SwapSymbol | WriteFormula;

/** What a seat may be asked. */
export type Decision = AnswerSpell | CastTheDice | CorrectFormula | HexWhom | KeepOneMagic | LookAtDice | LookByDecree | MendFormula | PullTowards | TakeYourGo | WriteInSecret;

/** Why not: the rule's id, a slug that every language translates, and facts. */
export type Refusal =
  | { rule: string; why: "after_your_move"; facts: Record<string, never> }
  | { rule: string; why: "already_across"; facts: Record<string, never> }
  | { rule: string; why: "before_your_move"; facts: Record<string, never> }
  | { rule: string; why: "card_already_used"; facts: Record<string, never> }
  | { rule: string; why: "card_is_used"; facts: Record<string, never> }
  | { rule: string; why: "card_not_drawn"; facts: Record<string, never> }
  | { rule: string; why: "card_not_in_formula"; facts: Record<string, never> }
  | { rule: string; why: "card_not_in_hand"; facts: Record<string, never> }
  | { rule: string; why: "fog_answers_a_spell"; facts: Record<string, never> }
  | { rule: string; why: "formula_already_lies"; facts: Record<string, never> }
  | { rule: string; why: "formula_is_written"; facts: Record<string, never> }
  | { rule: string; why: "has_seen_enough"; facts: Record<string, never> }
  | { rule: string; why: "kept_for_the_end"; facts: Record<string, never> }
  | { rule: string; why: "lid_is_closed"; facts: Record<string, never> }
  | { rule: string; why: "match_is_over"; facts: Record<string, never> }
  | { rule: string; why: "moments_count"; facts: Record<string, never> }
  | { rule: string; why: "no_dice_yet"; facts: Record<string, never> }
  | { rule: string; why: "no_reason_to_wait"; facts: Record<string, never> }
  | { rule: string; why: "no_such_formula"; facts: Record<string, never> }
  | { rule: string; why: "no_such_phrase"; facts: Record<string, never> }
  | { rule: string; why: "no_such_seat"; facts: { seat: string | number; } }
  | { rule: string; why: "no_unused_card"; facts: Record<string, never> }
  | { rule: string; why: "no_window_is_open"; facts: Record<string, never> }
  | { rule: string; why: "nobody_in_reach"; facts: Record<string, never> }
  | { rule: string; why: "not_asked"; facts: Record<string, never> }
  | { rule: string; why: "not_in_the_lead"; facts: Record<string, never> }
  | { rule: string; why: "not_its_moment"; facts: Record<string, never> }
  | { rule: string; why: "not_time_to_write"; facts: Record<string, never> }
  | { rule: string; why: "not_your_last_answer"; facts: Record<string, never> }
  | { rule: string; why: "nothing_asked"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_swap"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_take_back"; facts: Record<string, never> }
  | { rule: string; why: "one_formula_only"; facts: Record<string, never> }
  | { rule: string; why: "only_while_moving"; facts: Record<string, never> }
  | { rule: string; why: "only_while_writing"; facts: Record<string, never> }
  | { rule: string; why: "others_have_answered"; facts: Record<string, never> }
  | { rule: string; why: "others_still_write"; facts: Record<string, never> }
  | { rule: string; why: "question_is_gone"; facts: Record<string, never> }
  | { rule: string; why: "something_was_revealed"; facts: Record<string, never> }
  | { rule: string; why: "spell_in_the_air"; facts: Record<string, never> }
  | { rule: string; why: "too_far_back"; facts: Record<string, never> }
  | { rule: string; why: "window_is_open"; facts: { closes_at: string | number; } };

export type View = DuBalaiView;

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
