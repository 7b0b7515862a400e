// Written by scripts/protocol.py from sabbat/games/bal_des_chaudrons. Never edit it: edit that, and write this again.
import type { Outcome } from "../../protocol.gen";
import type * as frame from "../types";
import type { Arcanum, Ingredient, Source, Step, Taken } from "./data.gen";

/** BAL-17, brew. One ingredient from the supply into one's own cauldron. */
export type AddFromSupply = {
  t: "AddFromSupply";
  ingredient: Ingredient;
};

/** A seat has taken its last answer back: that one alone, or with it whatever came after, so many answers in all. */
export type AnswerTakenBack = {
  t: "AnswerTakenBack";
  seat: number;
  entry: number;
  answers: number;
};

/** BAL-15. */
export type ArcanumLost = {
  t: "ArcanumLost";
  seat: number;
  arcanum: Arcanum;
};

/** BAL-41. The Daredevil's own choice. */
export type ArcanumTriggered = {
  t: "ArcanumTriggered";
  seat: number;
  arcanum: Arcanum;
};

/** BAL-26, BAL-46. What does not fit on the seat's workbench goes to the Demon Circle of `to`. */
export type BenchOverflowed = {
  t: "BenchOverflowed";
  seat: number;
  to: number;
  ingredients: Ingredient[];
};

/** BAL-25. Production one by one, in the open. */
export type CallInitiative = {
  t: "CallInitiative";
};

/** BAL-24. What the cauldron holds, arcana effects included. */
export type CauldronFilled = {
  t: "CauldronFilled";
  seat: number;
  ingredients: Ingredient[];
};

/** BAL-26. To the right neighbour's workbench. */
export type CauldronPassed = {
  t: "CauldronPassed";
  seat: number;
  to: number;
  ingredients: Ingredient[];
};

/** BAL-6. Gone for the rest of the game. */
export type CharacterBoxed = {
  t: "CharacterBoxed";
  seat: number;
  character: string;
};

/** BAL-2. Nobody else knows yet which. */
export type CharacterKept = {
  t: "CharacterKept";
  seat: number;
  character: string | null;
};

/** BAL-3. Its ingredients are on the workbench. */
export type CharacterShown = {
  t: "CharacterShown";
  seat: number;
  character: string;
  ingredients: Ingredient[];
};

/** BAL-45. Inputs and outputs of the Swindler change places. */
export type CharacterTurned = {
  t: "CharacterTurned";
  seat: number;
  character: string;
};

/** BAL-2, expert mode. */
export type CharactersDealt = {
  t: "CharactersDealt";
  seat: number;
  characters: string[] | null;
};

/** BAL-2. Which of the two? */
export type ChooseCharacter = {
  t: "ChooseCharacter";
};

/** BAL-46. Three ingredients of which type? */
export type ChooseConjured = {
  t: "ChooseConjured";
};

/** BAL-48. Which one goes to one's own Demon Circle, if any? */
export type ChooseForCircle = {
  t: "ChooseForCircle";
};

/** BAL-10. Exactly one card from hand, face down. */
export type ChoosePotion = {
  t: "ChoosePotion";
};

/** BAL-46, Wild Powers. Three ingredients of a type onto one's own workbench. */
export type Conjure = {
  t: "Conjure";
  ingredient: Ingredient;
};

/** BAL-21, BAL-23. What lies on the next input slot, and where it comes from: bench, outputs or supply. */
export type FillInput = {
  t: "FillInput";
  ingredient: Ingredient;
  source: Source;
};

/** BAL-23. What the next hybrid output slot gives. */
export type FillOutput = {
  t: "FillOutput";
  ingredient: Ingredient;
};

/** BAL-21, BAL-23. The next input slot can be filled in several ways: which ingredient, and from where? */
export type FillSlot = {
  t: "FillSlot";
  potion: string;
  taken: Taken[];
};

/** BAL-24. Outputs into the cauldron, inputs to the supply. */
export type FinishProduction = {
  t: "FinishProduction";
};

/** BAL-6, the novice. */
export type HandThrownAway = {
  t: "HandThrownAway";
  seat: number;
  potions: string[];
};

/** BAL-29. To the left. */
export type HandsPassed = {
  t: "HandsPassed";
};

/** BAL-17. From the supply into one's own cauldron. */
export type IngredientAdded = {
  t: "IngredientAdded";
  seat: number;
  ingredient: Ingredient;
};

/** BAL-43. From one's own workbench into one's own cauldron. */
export type IngredientMoved = {
  t: "IngredientMoved";
  seat: number;
  ingredient: Ingredient;
};

/** BAL-19. Free for input slots in this round. */
export type IngredientNamed = {
  t: "IngredientNamed";
  seat: number;
  ingredient: Ingredient;
};

/** BAL-18. From one's own workbench to the supply. */
export type IngredientRemoved = {
  t: "IngredientRemoved";
  seat: number;
  ingredient: Ingredient;
};

/** BAL-46. */
export type IngredientsConjured = {
  t: "IngredientsConjured";
  seat: number;
  ingredient: Ingredient;
  count: number;
};

/** BAL-25. One by one, in the open; productions begun are begun anew. */
export type InitiativeCalled = {
  t: "InitiativeCalled";
  seat: number;
  order: number[];
};

/** BAL-48. All of it goes to the neighbour. */
export type KeepCauldron = {
  t: "KeepCauldron";
};

/** BAL-2. One of the two dealt; the other goes back to the box. */
export type KeepCharacter = {
  t: "KeepCharacter";
  character: string;
};

/** BAL-41. The card that chance has picked, as printed or turned. */
export type LayDrawn = {
  t: "LayDrawn";
  turned: boolean;
};

/** BAL-15. What is not used now is lost. */
export type LeaveArcana = {
  t: "LeaveArcana";
};

/** BAL-41, the Daredevil. Chance picks the card. */
export type LeaveToChance = {
  t: "LeaveToChance";
};

/** BAL-41. It was chance that chose. */
export type LeftToChance = {
  t: "LeftToChance";
  seat: number;
};

/** BAL-13. `triggers`: an even number was reached or passed (BAL-14). */
export type MarkerMoved = {
  t: "MarkerMoved";
  seat: number;
  arcanum: Arcanum;
  space: number;
  triggers: boolean;
};

/** BAL-27, BAL-28. */
export type MatchEnded = {
  t: "MatchEnded";
  scores: number[];
  winners: number[];
};

/** BAL-43, the Potion Brewer. One ingredient from one's own workbench into one's own cauldron. */
export type MoveToCauldron = {
  t: "MoveToCauldron";
  ingredient: Ingredient;
};

/** BAL-48, the Handy Witch. One ingredient from one's own cauldron to one's own Demon Circle. */
export type MoveToCircle = {
  t: "MoveToCircle";
  ingredient: Ingredient;
};

/** BAL-48. */
export type MovedToCircle = {
  t: "MovedToCircle";
  seat: number;
  ingredient: Ingredient;
};

/** BAL-44. The Grimoire Reader has paid: which type does the supply give? */
export type NameForTome = {
  t: "NameForTome";
  taken: Taken[];
};

/** BAL-19, tome. The type that the supply gives for input slots in this round. */
export type NameIngredient = {
  t: "NameIngredient";
  ingredient: Ingredient;
};

/** BAL-23. The next output slot is hybrid: what does it give? */
export type PickOutput = {
  t: "PickOutput";
  potion: string;
  taken: Taken[];
  given: Ingredient[];
};

/** BAL-30. `shuffled`: the hands thrown away make a new pile. */
export type PileRanOut = {
  t: "PileRanOut";
  shuffled: boolean;
};

/** BAL-10. A card lies face down before its owner. */
export type PotionChosen = {
  t: "PotionChosen";
  seat: number;
  potion: string | null;
  turned: boolean | null;
};

/** BAL-12. */
export type PotionRevealed = {
  t: "PotionRevealed";
  seat: number;
  potion: string;
  turned: boolean;
};

/** BAL-20. A step back, in the open. */
export type PotionUndone = {
  t: "PotionUndone";
  seat: number;
  potion: string;
};

/** BAL-20 to BAL-23. What filled its inputs, by where it came from, and what it gave. */
export type PotionUsed = {
  t: "PotionUsed";
  seat: number;
  potion: string;
  bench: Ingredient[];
  outputs: Ingredient[];
  supply: Ingredient[];
  given: Ingredient[];
};

/** BAL-4, BAL-29. */
export type PotionsDrawn = {
  t: "PotionsDrawn";
  seat: number;
  count: number;
  potions: string[] | null;
};

/** BAL-20. Use one more potion, take a step back, finish, or call for initiative order. */
export type Produce = {
  t: "Produce";
};

/** BAL-20. Everybody at once, in secret. */
export type ProductionBegan = {
  t: "ProductionBegan";
};

/** BAL-24. What was brewed is told when all are done. */
export type ProductionFinished = {
  t: "ProductionFinished";
  seat: number;
};

/** BAL-18, raven. One ingredient from one's own workbench to the supply. */
export type RemoveFromBench = {
  t: "RemoveFromBench";
  ingredient: Ingredient;
};

/** A new round, from the study on. */
export type RoundBegan = {
  t: "RoundBegan";
  round: number;
};

/** BAL-6, the novice. Character and hand away, a new hand. */
export type StartAfresh = {
  t: "StartAfresh";
};

/** BAL-10, BAL-11. A card from hand, face down, as printed or turned. */
export type StudyPotion = {
  t: "StudyPotion";
  potion: string;
  turned: boolean;
};

/** BAL-41. The effect that the Daredevil wants for her dare. */
export type TriggerArcanum = {
  t: "TriggerArcanum";
  arcanum: Arcanum;
};

/** BAL-41. The Daredevil has dared: which effect does she want? */
export type TriggerOne = {
  t: "TriggerOne";
};

/** BAL-41. Chance has picked a two-way card: which way does it lie? */
export type TurnDrawn = {
  t: "TurnDrawn";
};

/** BAL-20. The last potion used is unused again; one that is being filled is put down. */
export type UndoStep = {
  t: "UndoStep";
};

/** BAL-14 to BAL-19. Effects that may be used now, in any order: how often each is left. `raven` counts ingredients, `move` those that the Potion Brewer may move (BAL-43). */
export type UseArcana = {
  t: "UseArcana";
  brew: number;
  raven: number;
  tome: number;
  move: number;
};

/** BAL-20. A potion of one's own line, or one's own character's card. */
export type UsePotion = {
  t: "UsePotion";
  potion: string;
};

/** The table. */
export type BalView = {
  seat: number | null;
  round: number;
  step: Step;
  expert: boolean;
  cards: string;
  ordered: boolean;
  queue: number[];
  pile: number;
  discards: string[];
  witches: WitchView[];
  potions: Record<string, PotionView>;
  characters: Record<string, CharacterView>;
  asked: (Decision | null)[];
  outcome: Outcome | null;
};

/** One witch. What others may not see is empty in their views. */
export type WitchView = {
  character: string;
  kept: boolean;
  in_play: boolean;
  flipped: boolean;
  dealt: string[];
  hand: string[];
  hand_size: number;
  line: LaidView[];
  markers: Partial<Record<Arcanum, number>>;
  bench: Partial<Record<Ingredient, number>>;
  cauldron: Partial<Record<Ingredient, number>>;
  circle: Partial<Record<Ingredient, number>>;
  afresh: boolean;
  drawn: string | null;
  has_chosen: boolean;
  chosen: LaidView | null;
  dared: boolean;
  free: Ingredient[];
  usable: string[];
  steps: UseView[];
  spent: Partial<Record<Ingredient, number>>;
  made: Partial<Record<Ingredient, number>>;
  finished: boolean;
  initiative: number | null;
  left: number;
  right: number;
  room: Partial<Record<Ingredient, number>>;
};

/** The face of a potion, as printed; `designed` names what is ours for want of a source. */
export type PotionView = {
  initiative: number;
  recipe: RecipeView;
  arcana: Arcanum[];
  two_way: boolean;
  names: Record<string, string>;
  designed: string[];
};

/** Both sides of a character. */
export type CharacterView = {
  start: Partial<Record<Ingredient, number>>;
  recipe: RecipeView | null;
  arcana: Arcanum[];
  once: boolean;
  names: Record<string, string>;
  designed: string[];
};

/** A potion card and which way it lies (BAL-11). */
export type LaidView = {
  potion: string;
  turned: boolean;
};

/** A step of a production: where each input came from (`toad@bench`), what it gave, and what is left of that. */
export type UseView = {
  potion: string;
  taken: Taken[];
  given: Ingredient[];
  left: (Ingredient | null)[];
  named: Ingredient | null;
};

/** Slots, in the order in which they are filled; several ingredients make a slot hybrid (BAL-23). */
export type RecipeView = {
  takes: Ingredient[][];
  gives: Ingredient[][];
};

export type GameEvent = AnswerTakenBack | ArcanumLost | ArcanumTriggered | BenchOverflowed | CauldronFilled | CauldronPassed | CharacterBoxed | CharacterKept | CharacterShown | CharacterTurned | CharactersDealt | HandThrownAway | HandsPassed | IngredientAdded | IngredientMoved | IngredientNamed | IngredientRemoved | IngredientsConjured | InitiativeCalled | LeftToChance | MarkerMoved | MatchEnded | MovedToCircle | PileRanOut | PotionChosen | PotionRevealed | PotionUndone | PotionUsed | PotionsDrawn | ProductionBegan | ProductionFinished | RoundBegan;

export type Action = AddFromSupply | CallInitiative | Conjure | FillInput | FillOutput | FinishProduction | KeepCauldron | KeepCharacter | LayDrawn | LeaveArcana | LeaveToChance | MoveToCauldron | MoveToCircle | NameIngredient | RemoveFromBench | StartAfresh | StudyPotion | TriggerArcanum | UndoStep | UsePotion;

/** What a seat may be asked. */
export type Decision = ChooseCharacter | ChooseConjured | ChooseForCircle | ChoosePotion | FillSlot | NameForTome | PickOutput | Produce | TriggerOne | TurnDrawn | UseArcana;

/** Why not: the rule's id, a slug that every language translates, and facts. */
export type Refusal =
  | { rule: string; why: "bench_is_bare"; facts: Record<string, never> }
  | { rule: string; why: "cannot_fill_with"; facts: { ingredient: string | number; } }
  | { rule: string; why: "card_is_chosen"; facts: Record<string, never> }
  | { rule: string; why: "effect_not_triggered"; facts: { arcanum: string | number; } }
  | { rule: string; why: "inputs_missing"; facts: { potion: string | number; } }
  | { rule: string; why: "match_is_over"; facts: Record<string, never> }
  | { rule: string; why: "moments_count"; facts: Record<string, never> }
  | { rule: string; why: "named_already"; facts: { ingredient: string | number; } }
  | { rule: string; why: "no_daredevil"; facts: Record<string, never> }
  | { rule: string; why: "no_novice"; facts: Record<string, never> }
  | { rule: string; why: "no_such_phrase"; facts: Record<string, never> }
  | { rule: string; why: "no_such_seat"; facts: { seat: string | number; } }
  | { rule: string; why: "no_window_is_open"; facts: Record<string, never> }
  | { rule: string; why: "not_asked"; facts: Record<string, never> }
  | { rule: string; why: "not_dealt_to_you"; facts: { character: string | number; } }
  | { rule: string; why: "not_in_hand"; facts: { potion: string | number; } }
  | { rule: string; why: "not_on_bench"; facts: { ingredient: string | number; } }
  | { rule: string; why: "not_on_this_slot"; facts: { ingredient: string | number; } }
  | { rule: string; why: "not_your_last_answer"; facts: Record<string, never> }
  | { rule: string; why: "not_your_potion"; facts: { potion: string | number; } }
  | { rule: string; why: "not_your_turn"; facts: Record<string, never> }
  | { rule: string; why: "nothing_asked"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_move"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_take_back"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_undo"; facts: Record<string, never> }
  | { rule: string; why: "novice_is_gone"; facts: Record<string, never> }
  | { rule: string; why: "one_way_card"; facts: { potion: string | number; } }
  | { rule: string; why: "order_is_called"; facts: Record<string, never> }
  | { rule: string; why: "others_have_answered"; facts: Record<string, never> }
  | { rule: string; why: "potion_has_no_slots"; facts: { potion: string | number; } }
  | { rule: string; why: "production_is_finished"; facts: Record<string, never> }
  | { rule: string; why: "question_is_gone"; facts: Record<string, never> }
  | { rule: string; why: "something_was_revealed"; facts: Record<string, never> }
  | { rule: string; why: "used_already"; facts: { potion: string | number; } }
  | { rule: string; why: "window_is_open"; facts: { closes_at: string | number; } };

export type View = BalView;

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
