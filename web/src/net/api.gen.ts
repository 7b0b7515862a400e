// Written by scripts/protocol.py from sabbat/server/api_types.py. Never edit it: edit that, and write this again.
import type { Line } from "../protocol.gen";

/** Something that a table of this game agrees on. */
export type GameOption = {
  name: string;
  values: (number | string | boolean)[];
  default: number | string | boolean;
};

/** A game on the shelf, as its box says. `colours` are those of the cover's sky, from top to bottom; `card_file` is the option that takes the text of a card file, empty where it reads none. */
export type GameInfo = {
  name: string;
  kind: string;
  minutes: number;
  age: number;
  colours: [string, string];
  fewest_seats: number;
  most_seats: number;
  usual_seats: number;
  usual_bot: string;
  options: GameOption[];
  bots: string[];
  card_file: string;
  guide: boolean;
};

/** What this server runs. `docs` is where the documentation is; empty where there is none. */
export type AboutSabbat = {
  version: string;
  docs: string;
};

/** An open table at which the caller sits, or whose host the caller is. `waiting`: the seats that owe an answer. */
export type MyTable = {
  id: string;
  game: string;
  phase: "gathering" | "playing" | "over" | "damaged";
  names: string[];
  my_turn: boolean;
  waiting: number[];
};

/** A table that is there and cannot be resumed: what can still be told of it. `game` is empty where not even that can be read; `mine`: the caller belongs to it, and may have its record. */
export type KeptTable = {
  id: string;
  game: string;
  names: string[];
  log: Line[];
  mine: boolean;
};

/** What a new table should be. `quick`: sit me down under `name`, fill up with bots, start. `guide`: a first match, with seats, options and bots as the game's guide wants them. Seats (0) and bots that are left out are the game's usual ones. */
export type NewTable = {
  game: string;
  seats?: number;
  options?: Record<string, number | string | boolean>;
  name?: string;
  quick?: boolean;
  guide?: boolean;
  bot?: string;
};

/** The id of the new table. */
export type TableOpened = {
  id: string;
};

/** By which address others reach this server, as far as this caller can tell. `only_here`: they cannot, it is an address of this machine alone; `may_change`: this caller may open the local network, which `is_open` or not. */
export type ReachView = {
  base: string;
  only_here: boolean;
  may_change: boolean;
  is_open: boolean;
};

/** Listen on the local network too, or not any more. */
export type SetReach = {
  local_network: boolean;
};

/** I would like to sit at this table from another device too. */
export type NewPass = {
  table: string;
};

/** The code that carries my key there, once. */
export type PassMade = {
  code: string;
};

/** Turn notices by Web Push. `key` is what a browser subscribes with; empty where this server sends none. */
export type NoticesView = {
  key: string;
};

/** Tell this browser when it is my turn: its push subscription, and the language in which I read. */
export type Subscribe = {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
};

/** And do not any more. */
export type Unsubscribe = {
  endpoint: string;
};

/** Why not: a slug that every language translates, and facts. */
export type ApiRefusal = {
  why: string;
  facts: Record<string, number | string>;
};
