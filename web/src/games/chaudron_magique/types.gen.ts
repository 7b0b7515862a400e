// Written by scripts/protocol.py from sabbat/games/chaudron_magique. Never edit it: edit that, and write this again.
import type { Outcome } from "../../protocol.gen";
import type * as frame from "../types";

/** CHM-27. Which block is added next, and where is it laid? CHM-29: a blue one may be left out. */
export type AddBlocks = {
  t: "AddBlocks";
  card: string;
  blocks: number[];
};

/** A seat has taken its last answer back: that one alone, or with it whatever came after, so many answers in all. */
export type AnswerTakenBack = {
  t: "AnswerTakenBack";
  seat: number;
  entry: number;
  answers: number;
};

/** CHM-27. What falls inside comes down one by one, each with a `ResourceAdded`; `lost` fall outside. */
export type BlockLaid = {
  t: "BlockLaid";
  seat: number;
  block: number;
  at: string;
  resources: string[];
  cells: string[];
  lost: number;
};

/** CHM-29. */
export type BlockLeftOut = {
  t: "BlockLeftOut";
  seat: number;
  block: number;
};

/** CHM-25. The cells from which resources went; `short` more were not there. */
export type BlockRemoved = {
  t: "BlockRemoved";
  seat: number;
  block: number;
  at: string;
  resources: string[];
  cells: string[];
  short: number;
};

/** CHM-47. Which of several Potions is brewed first. */
export type BrewNext = {
  t: "BrewNext";
  potion: string;
};

/** CHM-22, CHM-25, CHM-27, CHM-28, CHM-50. `spared`: beyond what one card may give (CHM-41). */
export type BurntCaused = {
  t: "BurntCaused";
  count: number;
  why: string;
  spared: number;
};

/** CHM-31. */
export type BurntMoved = {
  t: "BurntMoved";
  seat: number;
  cell: string;
  onto: string;
};

/** CHM-40. `total` lie in the cauldron now. */
export type BurntPut = {
  t: "BurntPut";
  cell: string;
  total: number;
};

/** CHM-13. One to play, one to keep; nobody else knows which. */
export type CardsPicked = {
  t: "CardsPicked";
  seat: number;
  card: string | null;
  kept: string | null;
};

/** CHM-6, CHM-42. `brewed` of seven. */
export type CauldronLost = {
  t: "CauldronLost";
  turn: number;
  burnt: number;
  brewed: number;
};

/** CHM-6, CHM-7. */
export type CauldronWon = {
  t: "CauldronWon";
  turn: number;
  burnt: number;
};

/** CHM-13. One card to play and one to keep; the others are discarded. */
export type ChooseCards = {
  t: "ChooseCards";
};

/** CHM-26. All of one resource, never of stones: which? One that is not there may be chosen, too. */
export type ChooseEvery = {
  t: "ChooseEvery";
  card: string;
};

/** CHM-47. Several Potions are complete, or due: which one first? */
export type ChoosePotionToBrew = {
  t: "ChoosePotionToBrew";
  potions: string[];
  forced: boolean;
};

/** CHM-30. Which resource of the block comes down next? Asked where orders as good leave different things. */
export type ChooseWhatFalls = {
  t: "ChooseWhatFalls";
  card: string;
  cells: string[];
};

/** CHM-47, CHM-50. A Potion's block lies in several places, each as good for the whole: what is taken? `costs`: what each of the spots burns in the end, if the others are chosen as cheaply as possible. */
export type ChooseWhatToTake = {
  t: "ChooseWhatToTake";
  potion: string;
  block: number;
  forced: boolean;
  spots: string[];
  costs: number[];
};

/** CHM-2. They are the new draw pile. */
export type DiscardsShuffled = {
  t: "DiscardsShuffled";
  count: number;
};

/** CHM-30. Of the resources that are coming down, the one that falls there is next. */
export type DropNext = {
  t: "DropNext";
  cell: string;
};

/** CHM-32. Which resource, and where does one more of it go? `left` with this one. */
export type DuplicateOne = {
  t: "DuplicateOne";
  card: string;
  left: number;
};

/** CHM-32. One more of a resource, there. */
export type DuplicateOnto = {
  t: "DuplicateOnto";
  resource: string;
  cell: string;
};

/** CHM-26. */
export type EveryRemoved = {
  t: "EveryRemoved";
  seat: number;
  resource: string;
  cells: string[];
};

/** CHM-14. Its owner applies it. */
export type IngredientTurnedUp = {
  t: "IngredientTurnedUp";
  seat: number;
  card: string;
};

/** CHM-13. Face up, when all have chosen. */
export type IngredientsDiscarded = {
  t: "IngredientsDiscarded";
  seat: number;
  cards: string[];
};

/** CHM-12. */
export type IngredientsDrawn = {
  t: "IngredientsDrawn";
  seat: number;
  count: number;
  cards: string[] | null;
};

/** CHM-25, CHM-27, CHM-47. A block, counted from 1 on its side of the card or on its Potion, is laid there. */
export type LayBlock = {
  t: "LayBlock";
  block: number;
  at: string;
};

/** CHM-29. A blue block is not added. */
export type LeaveBlockOut = {
  t: "LeaveBlockOut";
  block: number;
};

/** CHM-10, CHM-11. The Potions, and how many markers each has now. */
export type MarkersAdded = {
  t: "MarkersAdded";
  potions: string[];
  markers: number[];
};

/** CHM-31. One resource or burnt token to any empty cell, or no more. `left` with this one. */
export type MoveOne = {
  t: "MoveOne";
  card: string;
  left: number;
};

/** CHM-31. What lies on a cell goes to an empty one. */
export type MoveToken = {
  t: "MoveToken";
  cell: string;
  onto: string;
};

/** CHM-32. None of the kind lies in the cauldron. */
export type NothingToDuplicate = {
  t: "NothingToDuplicate";
  seat: number;
};

/** CHM-40. Where does a burnt token go? `left` with this one are still to be put. */
export type PlaceBurnt = {
  t: "PlaceBurnt";
  left: number;
};

/** CHM-13. The cards to play and to keep, by their places in the hand, counted from 1. */
export type PlayAndKeep = {
  t: "PlayAndKeep";
  play: number;
  keep: number;
};

/** CHM-45, CHM-50. The cells that were emptied; `stones` stood for some of the `missing`, and stay; `cost` burns. */
export type PotionBrewed = {
  t: "PotionBrewed";
  potion: string;
  forced: boolean;
  cells: string[];
  stones: string[];
  missing: string[];
  cost: number;
};

/** CHM-10, CHM-46. `pile` are left unseen. */
export type PotionUncovered = {
  t: "PotionUncovered";
  potion: string;
  pile: number;
};

/** CHM-40. A burnt token goes there. */
export type PutBurnt = {
  t: "PutBurnt";
  cell: string;
};

/** CHM-25. Which block is removed next, and where is its shape laid? CHM-22: or, with `or_burnt`, suffer so many. */
export type RemoveBlocks = {
  t: "RemoveBlocks";
  card: string;
  blocks: number[];
  or_burnt: number;
};

/** CHM-26. Which resource is removed, all of it. */
export type RemoveEvery = {
  t: "RemoveEvery";
  resource: string;
};

/** CHM-30. */
export type ResourceAdded = {
  t: "ResourceAdded";
  resource: string;
  cell: string;
};

/** CHM-32. */
export type ResourceDuplicated = {
  t: "ResourceDuplicated";
  seat: number;
  resource: string;
  cell: string;
};

/** CHM-31. */
export type ResourceMoved = {
  t: "ResourceMoved";
  seat: number;
  resource: string;
  cell: string;
  onto: string;
};

/** CHM-1. The supply has none left: nothing is added. */
export type ResourceRanOut = {
  t: "ResourceRanOut";
  resource: string;
};

/** CHM-28, CHM-40. What lay there is gone; what comes instead is told next. */
export type ResourceReplaced = {
  t: "ResourceReplaced";
  resource: string;
  cell: string;
};

/** CHM-5. Resource by resource, with the cell on which each has settled. */
export type ResourcesThrown = {
  t: "ResourcesThrown";
  resources: string[];
  cells: string[];
};

/** CHM-31. Moving is never an obligation. */
export type StopMoving = {
  t: "StopMoving";
};

/** CHM-22. Burnt tokens instead of removing. */
export type SufferBurnt = {
  t: "SufferBurnt";
};

/** CHM-10. `seat` has the ladle: whatever no card's owner decides is decided there (CHM-15). */
export type TurnBegan = {
  t: "TurnBegan";
  turn: number;
  seat: number;
};

/** The table. */
export type ChaudronView = {
  seat: number | null;
  cards: string;
  deck: string;
  split: string;
  limit: number;
  stand_ins: number;
  talk: string;
  turn: number;
  step: string;
  holder: number;
  decider: number;
  grid: string[];
  burnt: number;
  pile: string[];
  shown: ShownPotion[];
  brewed: string[];
  draw_pile: number;
  discards: Record<string, number>;
  witches: WitchView[];
  doing: DoingView;
  blocks: Record<string, BlockView>;
  foreseen: ForeseenView | null;
  potions: Record<string, PotionFace>;
  ingredients: Record<string, IngredientFace>;
  asked: (Decision | null)[];
  outcome: Outcome | null;
};

/** A face-up Potion, its markers (CHM-11: the fourth forces it), and how close it is (CHM-50, exact). */
export type ShownPotion = {
  potion: string;
  markers: number;
  turns_left: number;
  size: number;
  found: number;
  burnt_if_forced: number;
  blocks: FoundBlock[];
};

/** One witch. What others may not see is empty in their views. */
export type WitchView = {
  hand: string[];
  hand_size: number;
  has_picked: boolean;
  picked: string | null;
  revealed: boolean;
  has_kept: boolean;
  kept: string | null;
};

/** In the middle of what: the card that is applied, what falls, what burns, what is brewed. */
export type DoingView = {
  owner: number | null;
  card: string | null;
  stage: string;
  blocks: number[];
  times: number;
  caused: number;
  last: string;
  falling: string[];
  owed: number;
  brewing: string | null;
  forced: boolean;
  taken: string[];
  stood: string[];
  parts: number[];
};

/** A printed block in its eight turns: `turns[t]` is its notation, `same_as[t]` the turn to answer with for it. */
export type BlockView = {
  text: string;
  optional: boolean;
  choices: string;
  turns: string[];
  same_as: number[];
};

/** What each answer to the pending question about blocks would do, in the order of the question: what is listed, then what is composed. */
export type ForeseenView = {
  burnt: number[];
  lost: number[];
  brews: Record<string, string[]>;
};

/** A Potion as printed; `designed` names what is ours for want of a source. */
export type PotionFace = {
  rarity: string;
  blocks: string[];
  names: Record<string, string>;
  designed: string[];
};

/** An Ingredient card as printed. `~` before a block: optional. */
export type IngredientFace = {
  family: string;
  copies: number;
  before: string[];
  or_burnt: number;
  all: string;
  burnt: number;
  beyond: boolean;
  duplicate: number;
  of: string;
  move: number;
  after: string[];
  names: Record<string, string>;
  designed: string[];
};

/** One block of a Potion as it lies best now: where, what matches, the stones that stand in, what is missing. */
export type FoundBlock = {
  at: string;
  cells: string[];
  stones: string[];
  missing: string;
};

export type GameEvent = AnswerTakenBack | BlockLaid | BlockLeftOut | BlockRemoved | BurntCaused | BurntMoved | BurntPut | CardsPicked | CauldronLost | CauldronWon | DiscardsShuffled | EveryRemoved | IngredientTurnedUp | IngredientsDiscarded | IngredientsDrawn | MarkersAdded | NothingToDuplicate | PotionBrewed | PotionUncovered | ResourceAdded | ResourceDuplicated | ResourceMoved | ResourceRanOut | ResourceReplaced | ResourcesThrown | TurnBegan;

export type Action = BrewNext | DropNext | DuplicateOnto | LayBlock | LeaveBlockOut | MoveToken | PlayAndKeep | PutBurnt | RemoveEvery | StopMoving | SufferBurnt;

/** What a seat may be asked. */
export type Decision = AddBlocks | ChooseCards | ChooseEvery | ChoosePotionToBrew | ChooseWhatFalls | ChooseWhatToTake | DuplicateOne | MoveOne | PlaceBurnt | RemoveBlocks;

/** Why not: the rule's id, a slug that every language translates, and facts. */
export type Refusal =
  | { rule: string; why: "all_or_burnt"; facts: Record<string, never> }
  | { rule: string; why: "block_is_not_blue"; facts: Record<string, never> }
  | { rule: string; why: "burnt_lies_there"; facts: { cell: string | number; } }
  | { rule: string; why: "cards_are_chosen"; facts: Record<string, never> }
  | { rule: string; why: "cell_is_taken"; facts: { cell: string | number; } }
  | { rule: string; why: "finds_nothing_there"; facts: Record<string, never> }
  | { rule: string; why: "match_is_over"; facts: Record<string, never> }
  | { rule: string; why: "moments_count"; facts: Record<string, never> }
  | { rule: string; why: "no_such_block"; facts: { block: string | number; } }
  | { rule: string; why: "no_such_card"; facts: { count: string | number; } }
  | { rule: string; why: "no_such_phrase"; facts: Record<string, never> }
  | { rule: string; why: "no_such_seat"; facts: { seat: string | number; } }
  | { rule: string; why: "no_window_is_open"; facts: Record<string, never> }
  | { rule: string; why: "none_to_duplicate"; facts: { resource: string | number; } }
  | { rule: string; why: "not_asked"; facts: Record<string, never> }
  | { rule: string; why: "not_laid_so"; facts: Record<string, never> }
  | { rule: string; why: "not_next"; facts: { cell: string | number; } }
  | { rule: string; why: "not_the_most"; facts: Record<string, never> }
  | { rule: string; why: "not_to_duplicate"; facts: { resource: string | number; } }
  | { rule: string; why: "not_your_last_answer"; facts: Record<string, never> }
  | { rule: string; why: "nothing_asked"; facts: Record<string, never> }
  | { rule: string; why: "nothing_lies_there"; facts: { cell: string | number; } }
  | { rule: string; why: "nothing_to_suffer"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_take_back"; facts: Record<string, never> }
  | { rule: string; why: "other_block"; facts: { block: string | number; } }
  | { rule: string; why: "others_have_answered"; facts: Record<string, never> }
  | { rule: string; why: "owner_decides"; facts: Record<string, never> }
  | { rule: string; why: "phrase_stands_alone"; facts: Record<string, never> }
  | { rule: string; why: "phrase_wants_potion"; facts: Record<string, never> }
  | { rule: string; why: "phrase_wants_resource"; facts: Record<string, never> }
  | { rule: string; why: "potion_not_complete"; facts: { potion: string | number; } }
  | { rule: string; why: "potion_not_shown"; facts: { potion: string | number; } }
  | { rule: string; why: "question_is_gone"; facts: Record<string, never> }
  | { rule: string; why: "same_block_first"; facts: { block: string | number; } }
  | { rule: string; why: "something_was_revealed"; facts: Record<string, never> }
  | { rule: string; why: "two_different_cards"; facts: Record<string, never> }
  | { rule: string; why: "unknown_phrase"; facts: Record<string, never> }
  | { rule: string; why: "window_is_open"; facts: { closes_at: string | number; } };

export type View = ChaudronView;

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
