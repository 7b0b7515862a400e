// Written by scripts/protocol.py from sabbat/games/charlatans. Never edit it: edit that, and write this again.
import type { Outcome } from "../../protocol.gen";
import type * as frame from "../types";
import type { Colour } from "./data.gen";

/** CHA-15. A reward, or a rat, that may be waived; asked where the table agreed on waivers. */
export type AcceptReward = {
  t: "AcceptReward";
  source: string;
};

/** CHA-15. Carry out the chip's action (asked only where the table agreed on waivers). */
export type Act = {
  t: "Act";
};

/** CHA-15. The drawn chip acts, or its action is waived; asked where the table agreed on waivers. */
export type ActOrWaive = {
  t: "ActOrWaive";
};

/** CHA-15. */
export type ActionWaived = {
  t: "ActionWaived";
  seat: number;
  why: string;
};

/** A seat has taken its last answer back: that one alone, or with it whatever came after, so many answers in all. */
export type AnswerTakenBack = {
  t: "AnswerTakenBack";
  seat: number;
  entry: number;
  answers: number;
};

/** CHA-3. */
export type BookOpened = {
  t: "BookOpened";
  colour: Colour;
};

/** CHA-27. */
export type Bought = {
  t: "Bought";
  seat: number;
  chips: string[];
  paid: number;
  lost: number;
};

/** The card A Second Chance: go on, or put everything back and brew anew. */
export type BrewAgain = {
  t: "BrewAgain";
};

/** A Second Chance. */
export type BrewedAnew = {
  t: "BrewedAnew";
  seat: number;
};

/** CHA-12, CHA-17. */
export type BrewingBegan = {
  t: "BrewingBegan";
  together: boolean;
};

/** CHA-27. No chip, one, or two of different colours. */
export type Buy = {
  t: "Buy";
  chips: string[];
};

/** CHA-27. One or two chips of different colours, for at most the coins of the scoring space. */
export type BuyChips = {
  t: "BuyChips";
};

/** CHA-29. Two rubies: drop +1. */
export type BuyDrop = {
  t: "BuyDrop";
};

/** CHA-10. */
export type CardRead = {
  t: "CardRead";
  reader: number;
  card: string;
};

/** CHA-12. */
export type ChipDrawn = {
  t: "ChipDrawn";
  seat: number;
  chip: string;
};

/** A chip from the supply into the bag. */
export type ChipGained = {
  t: "ChipGained";
  seat: number;
  chip: string;
  why: string;
};

/** A chip left the bag or the pot, for the supply or the box. */
export type ChipLost = {
  t: "ChipLost";
  seat: number;
  chip: string;
  why: string;
};

/** CHA-6. A chip was due, but none is left. */
export type ChipMissing = {
  t: "ChipMissing";
  seat: number;
  chip: string;
};

/** CHA-23, green page 3: the last chip goes further. */
export type ChipMoved = {
  t: "ChipMoved";
  seat: number;
  chip: string;
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
};

/** CHA-12. `moved` counts the spaces from the last occupied one. */
export type ChipPlaced = {
  t: "ChipPlaced";
  seat: number;
  chip: string;
  space: number;
  moved: number;
  coins: number;
  points: number;
  ruby: boolean;
};

/** A chip went from the pot, or from beside it, into the bag. */
export type ChipPutBack = {
  t: "ChipPutBack";
  seat: number;
  chip: string;
  why: string;
};

/** CHA-15, red page 2. */
export type ChipSetAside = {
  t: "ChipSetAside";
  seat: number;
  chip: string;
};

/** Chips drawn to choose from, or to compare. */
export type ChipsShown = {
  t: "ChipsShown";
  seat: number;
  chips: string[];
  why: string;
};

/** CHA-23, green page 2: a chip for a green one among the last two. */
export type ChooseForGreen = {
  t: "ChooseForGreen";
  source: string;
  chips: string[];
  points: number;
  rubies: number;
  drops: number;
  white: boolean;
  price: number;
  may_waive: boolean;
};

/** CHA-10. One of several gifts; `source` is the card or book that gives. */
export type ChooseGift = {
  t: "ChooseGift";
  source: string;
  chips: string[];
  points: number;
  rubies: number;
  drops: number;
  white: boolean;
  price: number;
  may_waive: boolean;
};

/** The card A Good Start: give up 1 to 3 rat tails for as many rubies, or none. */
export type ChooseTails = {
  t: "ChooseTails";
};

/** CHA-23, purple pages 1 and 2: one row, for as many purple chips as are there or fewer. */
export type ClaimReward = {
  t: "ClaimReward";
  source: string;
};

/** CHA-23, purple pages 1 and 2: the reward for that many purple chips. */
export type ClaimRow = {
  t: "ClaimRow";
  chips: number;
};

/** CHA-25. */
export type CoinsChosen = {
  t: "CoinsChosen";
  seat: number;
  coins: number;
};

/** CHA-22. */
export type DieRolled = {
  t: "DieRolled";
  seat: number;
  face: string;
};

/** Nothing more here. */
export type Done = {
  t: "Done";
};

/** CHA-13. One more chip from the bag. */
export type Draw = {
  t: "Draw";
};

/** CHA-13. One more chip, or that is it; the flask (CHA-16) before either. */
export type DrawOrStop = {
  t: "DrawOrStop";
};

/** CHA-17. The same on a signal: a fist, with a chip or empty, opened when all are there. */
export type DrawTogether = {
  t: "DrawTogether";
};

/** CHA-29 and whatever else moves the drop. */
export type DropMoved = {
  t: "DropMoved";
  seat: number;
  space: number;
  why: string;
  coins: number;
  points: number;
  ruby: boolean;
};

/** A chip for a higher one of its colour. */
export type Exchange = {
  t: "Exchange";
  old: string;
  new: string;
};

/** CHA-23, purple page 4: a chip of the pot for a higher one of its colour, by the number of purple chips. */
export type ExchangeInPot = {
  t: "ExchangeInPot";
};

/** The card An Opportunistic Moment: one of the chips drawn for the next value of its colour. */
export type ExchangeOne = {
  t: "ExchangeOne";
};

/** CHA-29. Two rubies: the flask is full again. */
export type FillFlask = {
  t: "FillFlask";
};

/** CHA-29. */
export type FlaskFilled = {
  t: "FlaskFilled";
  seat: number;
  why: string;
};

/** CHA-16. */
export type FlaskUsed = {
  t: "FlaskUsed";
  seat: number;
  chip: string;
};

/** A Good Start: rat tails for as many rubies. */
export type GiveUpTails = {
  t: "GiveUpTails";
  tails: number;
};

/** CHA-17. A fist over the table: chip or nothing, nobody knows yet. */
export type HandHeldOut = {
  t: "HandHeldOut";
  seat: number;
};

/** CHA-17. */
export type HandsOpened = {
  t: "HandsOpened";
  drawing: number[];
  stopping: number[];
};

/** CHA-33. */
export type MatchEnded = {
  t: "MatchEnded";
  scores: number[];
  winners: number[];
};

/** CHA-41. The drop in the pot. */
export type MoveDrop = {
  t: "MoveDrop";
};

/** CHA-41. The drop in the test tubes. */
export type MoveTubeDrop = {
  t: "MoveTubeDrop";
};

/** CHA-41. A step for the drop in the pot or for the one in the tubes. */
export type MoveWhichDrop = {
  t: "MoveWhichDrop";
  why: string;
};

/** CHA-23, green page 4: a ruby for a step of the drop, once for each green chip among the last two. */
export type PayForSteps = {
  t: "PayForSteps";
  steps: number;
};

/** CHA-23, green page 4: a ruby for a step of the drop. */
export type PayRuby = {
  t: "PayRuby";
};

/** CHA-15. One of the chips just drawn goes into the pot. */
export type Place = {
  t: "Place";
  chip: string;
};

/** CHA-15, blue page 1, and the card Strong Ingredient: place one of the chips drawn, or none. */
export type PlaceOneOf = {
  t: "PlaceOneOf";
  source: string;
};

/** CHA-26 and whatever else gives points. */
export type PointsGained = {
  t: "PointsGained";
  seat: number;
  points: number;
  why: string;
};

/** CHA-25. The pot has exploded: so many points, or so many coins to buy with. */
export type PointsOrCoins = {
  t: "PointsOrCoins";
  points: number;
  coins: number;
};

/** CHA-14. */
export type PotExploded = {
  t: "PotExploded";
  seat: number;
  white: number;
  limit: number;
  shielded: boolean;
};

/** The white chip in question goes back into the bag. */
export type PutBack = {
  t: "PutBack";
};

/** CHA-15, yellow page 1: the white chip just before the yellow one; or the card Well Stirred: the first one. */
export type PutBackWhite = {
  t: "PutBackWhite";
  source: string;
};

/** CHA-15, red page 2. A chip from beside the pot goes into the bag. */
export type PutInBag = {
  t: "PutInBag";
  chip: string;
};

/** CHA-11. */
export type RatPlaced = {
  t: "RatPlaced";
  seat: number;
  tails: number;
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
};

/** Just in Time: a white 1 leaves the bag for good. */
export type RemoveWhite = {
  t: "RemoveWhite";
};

/** CHA-1. */
export type RoundBegan = {
  t: "RoundBegan";
  round: number;
  first: number;
};

/** CHA-30. */
export type RoundEnded = {
  t: "RoundEnded";
  round: number;
};

/** CHA-24 and whatever else gives rubies. */
export type RubiesGained = {
  t: "RubiesGained";
  seat: number;
  rubies: number;
  why: string;
};

/** CHA-29, CHA-32 and whatever else costs rubies. */
export type RubiesSpent = {
  t: "RubiesSpent";
  seat: number;
  rubies: number;
  why: string;
};

/** CHA-41. In round 9, two rubies may still move the second drop; all others become points. */
export type SpendLastRubies = {
  t: "SpendLastRubies";
};

/** CHA-29. Two rubies: drop +1, as often as wanted; two rubies: the flask is full again. */
export type SpendRubies = {
  t: "SpendRubies";
};

/** A Second Chance: all chips back into the bag, and brew anew. */
export type StartAgain = {
  t: "StartAgain";
};

/** CHA-13. Final for the round. */
export type Stop = {
  t: "Stop";
};

/** CHA-13. */
export type Stopped = {
  t: "Stopped";
  seat: number;
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
};

/** A Good Start. */
export type TailsGivenUp = {
  t: "TailsGivenUp";
  seat: number;
  tails: number;
};

/** A chip from the supply into the bag. */
export type Take = {
  t: "Take";
  chip: string;
};

/** CHA-25. The exploded pot's coins instead of its points. */
export type TakeCoins = {
  t: "TakeCoins";
};

/** The drop moves on offer. */
export type TakeDrops = {
  t: "TakeDrops";
};

/** CHA-26 and cards: the points on offer. */
export type TakePoints = {
  t: "TakePoints";
};

/** The rubies on offer. */
export type TakeRubies = {
  t: "TakeRubies";
};

/** CHA-33. Several have the most points: the fuller pot of the last round wins, or they share. */
export type TieBroken = {
  t: "TieBroken";
  tied: number[];
  winners: number[];
  by_pot: boolean;
};

/** CHA-41. */
export type TubeReached = {
  t: "TubeReached";
  seat: number;
  glass: number;
};

/** CHA-16. The last drawn chip goes back into the bag. */
export type UseFlask = {
  t: "UseFlask";
};

/** CHA-15, red page 2. Each chip beside the pot: place it, put it into the bag, or keep it for a later round. */
export type UseSetAside = {
  t: "UseSetAside";
};

/** CHA-15. No, thank you. */
export type Waive = {
  t: "Waive";
};

/** CHA-31. Everybody adds a white 1. */
export type WhiteAdded = {
  t: "WhiteAdded";
};

/** The table. */
export type CharlatansView = {
  seat: number | null;
  round: number;
  first: number;
  step: string;
  queue: number[];
  card: string;
  deck: string[];
  pages: Partial<Record<Colour, number>>;
  books: Partial<Record<Colour, string>>;
  prices: Record<string, number>;
  supply: Record<string, number>;
  box: Record<string, number>;
  tubes: boolean;
  white_flask: boolean;
  together: boolean;
  waivers: boolean;
  players: PlayerView[];
  asked: (Decision | null)[];
  later: Decision[][];
  outcome: Outcome | null;
};

/** One charlatan, as everybody sees her; only `intent` is for her own eyes. */
export type PlayerView = {
  points: number;
  rubies: number;
  drop: number;
  tube: number;
  flask_full: boolean;
  bag: Record<string, number>;
  beside: string[];
  rat: number;
  start: number;
  pot: PlacedView[];
  drawn: string[];
  draws: number;
  last_is_fresh: boolean;
  fresh_beside: number;
  shield: number;
  shield_before: number;
  seen_white: boolean;
  second_chance: boolean;
  score_space: number;
  stopped: boolean;
  exploded: boolean;
  shielded: boolean;
  takes_coins: boolean;
  given_up: number;
  tails: number;
  decided: boolean;
  intent: number;
  white: number;
  limit: number;
  odds: number;
  scoring: SpaceView;
};

/** A chip in a pot and the space on which it lies; `acts` is False when its action does not count. */
export type PlacedView = {
  chip: string;
  space: number;
  acts: boolean;
};

/** A space of the pot and what it gives. */
export type SpaceView = {
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
};

export type GameEvent = ActionWaived | AnswerTakenBack | BookOpened | Bought | BrewedAnew | BrewingBegan | CardRead | ChipDrawn | ChipGained | ChipLost | ChipMissing | ChipMoved | ChipPlaced | ChipPutBack | ChipSetAside | ChipsShown | CoinsChosen | DieRolled | DropMoved | FlaskFilled | FlaskUsed | HandHeldOut | HandsOpened | MatchEnded | PointsGained | PotExploded | RatPlaced | RoundBegan | RoundEnded | RubiesGained | RubiesSpent | Stopped | TailsGivenUp | TieBroken | TubeReached | WhiteAdded;

export type Action = Act | Buy | BuyDrop | ClaimRow | Done | Draw | Exchange | FillFlask | GiveUpTails | MoveDrop | MoveTubeDrop | PayRuby | Place | PutBack | PutInBag | RemoveWhite | StartAgain | Stop | Take | TakeCoins | TakeDrops | TakePoints | TakeRubies | UseFlask | Waive;

/** What a seat may be asked. */
export type Decision = AcceptReward | ActOrWaive | BrewAgain | BuyChips | ChooseForGreen | ChooseGift | ChooseTails | ClaimReward | DrawOrStop | DrawTogether | ExchangeInPot | ExchangeOne | MoveWhichDrop | PayForSteps | PlaceOneOf | PointsOrCoins | PutBackWhite | SpendLastRubies | SpendRubies | UseSetAside;

/** Why not: the rule's id, a slug that every language translates, and facts. */
export type Refusal =
  | { rule: string; why: "bag_is_empty"; facts: Record<string, never> }
  | { rule: string; why: "book_is_closed"; facts: { chip: string | number; } }
  | { rule: string; why: "cannot_be_exchanged"; facts: { chip: string | number; } }
  | { rule: string; why: "chip_is_out"; facts: { chip: string | number; } }
  | { rule: string; why: "chip_not_beside"; facts: { chip: string | number; } }
  | { rule: string; why: "chip_not_drawn"; facts: { chip: string | number; } }
  | { rule: string; why: "chip_not_in_pot"; facts: { chip: string | number; } }
  | { rule: string; why: "chip_not_offered"; facts: { chip: string | number; } }
  | { rule: string; why: "chips_out_of_order"; facts: Record<string, never> }
  | { rule: string; why: "draw_first"; facts: Record<string, never> }
  | { rule: string; why: "exploding_chip_stays"; facts: Record<string, never> }
  | { rule: string; why: "flask_is_empty"; facts: Record<string, never> }
  | { rule: string; why: "flask_is_full"; facts: Record<string, never> }
  | { rule: string; why: "flask_takes_white_only"; facts: Record<string, never> }
  | { rule: string; why: "hand_is_held_out"; facts: Record<string, never> }
  | { rule: string; why: "last_tube_reached"; facts: Record<string, never> }
  | { rule: string; why: "match_is_over"; facts: Record<string, never> }
  | { rule: string; why: "moments_count"; facts: Record<string, never> }
  | { rule: string; why: "no_last_chip"; facts: Record<string, never> }
  | { rule: string; why: "no_such_phrase"; facts: Record<string, never> }
  | { rule: string; why: "no_such_seat"; facts: { seat: string | number; } }
  | { rule: string; why: "no_white_1_in_bag"; facts: Record<string, never> }
  | { rule: string; why: "no_window_is_open"; facts: Record<string, never> }
  | { rule: string; why: "not_asked"; facts: Record<string, never> }
  | { rule: string; why: "not_for_sale"; facts: { chip: string | number; } }
  | { rule: string; why: "not_the_next_value"; facts: { chip: string | number; } }
  | { rule: string; why: "not_your_last_answer"; facts: Record<string, never> }
  | { rule: string; why: "nothing_asked"; facts: Record<string, never> }
  | { rule: string; why: "nothing_to_take_back"; facts: Record<string, never> }
  | { rule: string; why: "others_have_answered"; facts: Record<string, never> }
  | { rule: string; why: "pot_has_exploded"; facts: Record<string, never> }
  | { rule: string; why: "question_is_gone"; facts: Record<string, never> }
  | { rule: string; why: "something_was_revealed"; facts: Record<string, never> }
  | { rule: string; why: "stopping_is_final"; facts: Record<string, never> }
  | { rule: string; why: "too_expensive"; facts: { coins: string | number; cost: string | number; } }
  | { rule: string; why: "too_few_purple"; facts: { purple: string | number; } }
  | { rule: string; why: "too_few_rubies"; facts: { price: string | number; } }
  | { rule: string; why: "too_few_tails"; facts: { tails: string | number; } }
  | { rule: string; why: "two_chips_at_most"; facts: Record<string, never> }
  | { rule: string; why: "two_of_one_colour"; facts: Record<string, never> }
  | { rule: string; why: "window_is_open"; facts: { closes_at: string | number; } };

export type View = CharlatansView;

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
