// Written by scripts/protocol.py from sabbat/server/protocol.py. Never edit it: edit that, and write this again.

/** Whatever JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [field: string]: Json };

/** An action, a question or an event, as the engine's codec writes it: `t` names its class, the rest are its fields. */
export type Tagged = { readonly t: string; readonly [field: string]: Json };

/** What the view of every game tells. */
export type AnyView = JsonObject & { readonly outcome: Outcome | null };

/** How a match ended. `ranks` start at 1, equal for those who share a place; `why` is the rule that decided. */
export type Outcome = {
  t: "Outcome";
  scores: number[];
  ranks: number[];
  winners: number[];
  why: string;
};

/** The host lets in who knocked, or sends them away; anybody seated, where the host is who knocks. */
export type Admit = {
  t: "Admit";
  n: number;
  knock: number;
  yes: boolean;
};

/** May I sit there, or (seat: null) anywhere? The host answers. So gets back in whose device is gone: by knocking for the seat of somebody who is away. For the host's own seat, when the host has been away for two minutes, all others who sit here and are here must say yes. */
export type Knock = {
  t: "Knock";
  n: number;
  name: string;
  seat?: number | null;
};

/** Somebody at the door, who would like to sit: there, or (null) anywhere. `missing`: for the host's seat, the seats whose yes is still missing. */
export type KnockView = {
  id: number;
  name: string;
  seat: number | null;
  missing: number[];
};

/** The host says who may sit: whoever has the link, or (`ask`) whom the host lets in. At any time. */
export type SetDoor = {
  t: "SetDoor";
  n: number;
  ask: boolean;
};

/** Something said. `name` is null for the table itself; a phrase has no text of its own. */
export type ChatLine = {
  number: number;
  name: string | null;
  text: string;
  seat: number | null;
  phrase: PhraseView | null;
};

/** Somebody said something. */
export type Chatted = {
  t: "Chatted";
  line: ChatLine;
};

/** One of the game's own phrases, where people talk by them; the subject is a piece of the game, or empty. */
export type Phrase = {
  t: "Phrase";
  n: number;
  kind: string;
  subject?: string;
};

/** A phrase of the game, which each reads in their own language. */
export type PhraseView = {
  kind: string;
  subject: string;
};

/** What I point at just now, for the others to see; null: nothing any more. It is told on and kept nowhere. */
export type Point = {
  t: "Point";
  n: number;
  what: JsonObject | null;
};

/** What somebody points at just now, until they point elsewhere or something happens in the match. */
export type Pointed = {
  t: "Pointed";
  seat: number;
  what: JsonObject | null;
};

/** Chat. */
export type Say = {
  t: "Say";
  n: number;
  text: string;
};

/** Whether I agree that somebody takes an answer back; whoever wished it withdraws the wish with false. */
export type Agree = {
  t: "Agree";
  n: number;
  entry: number;
  agrees: boolean;
};

/** Take back my last answer. Where everybody has to agree they are asked: then `Done` says that they are. */
export type TakeBack = {
  t: "TakeBack";
  n: number;
  entry: number;
};

/** My last answer can be taken back: freely, or with everybody's consent. */
export type UndoView = {
  entry: number;
  free: boolean;
};

/** Somebody wishes to take an answer back. `missing`: the seats whose consent is awaited; bots agree. */
export type UndoWish = {
  seat: number;
  entry: number;
  missing: number[];
};

/** Take a seat (or any free one) under a name; before the start, or the seat of a bot that stands in for nobody. */
export type Sit = {
  t: "Sit";
  n: number;
  name: string;
  seat?: number | null;
};

/** Leave the seat. In a running match a bot takes over, and the person may come back. */
export type Rise = {
  t: "Rise";
  n: number;
};

/** The host puts a bot on a seat, or frees it (bot: null). In a match: for an absent person. */
export type SetSeat = {
  t: "SetSeat";
  n: number;
  seat: number;
  bot: string | null;
};

/** The host changes, before the start, how many seats there are and what the table agrees on. */
export type SetTable = {
  t: "SetTable";
  n: number;
  seats: number;
  options: JsonObject;
  stand_in_after?: number | null;
  clock?: number | null;
  hide_odds?: boolean;
  undo?: "safe" | "consent" | "none";
};

/** The host starts the match; free seats are filled with `bot` (empty: the game's usual one). */
export type Start = {
  t: "Start";
  n: number;
  bot?: string;
};

/** An answer to a question. Where moments count: when it was made, and when its question was shown. */
export type Act = {
  t: "Act";
  n: number;
  question: number;
  action: Tagged;
  pressed?: number | null;
  shown?: number | null;
};

/** Would this be a legal answer? `Done`: it would; `Refused`: the rule, and why. Nothing changes. */
export type WhyNot = {
  t: "WhyNot";
  n: number;
  action: Tagged;
  question?: number | null;
};

/** After the end: the same people at a new table; the answer is a TableChanged with `next`. */
export type Rematch = {
  t: "Rematch";
  n: number;
};

/** Am I still here? */
export type Ping = {
  t: "Ping";
  n: number;
};

/** What time is it at the table? `sent` is the sender's own time. `heard` is the number of the `Synced` that it answers, if it was sent at the moment when that came. */
export type Sync = {
  t: "Sync";
  n: number;
  sent: number;
  heard?: number | null;
};

/** Who sits there. A bot stands in for a person (`name` and `bot`) or plays for itself (`bot` alone). */
export type SeatView = {
  name: string | null;
  bot: string | null;
  here: boolean;
  deadline: number | null;
  line: "good" | "long" | "unsteady" | "too_long" | null;
};

/** Something the table agrees on: its values and the one chosen. */
export type OptionView = {
  name: string;
  values: (number | string | boolean)[];
  chosen: number | string | boolean;
};

/** The table around the match, the same for everybody. */
export type TableView = {
  id: string;
  game: string;
  phase: "gathering" | "playing" | "over";
  seats: SeatView[];
  fewest_seats: number;
  most_seats: number;
  options: OptionView[];
  bots: string[];
  usual_bot: string;
  grows: boolean;
  host: number | null;
  watchers: number;
  stand_in_after: number | null;
  clock: number | null;
  hide_odds: boolean;
  free_talk: boolean;
  by_clock: boolean;
  next: string | null;
  went_back: number;
  guide: boolean;
  undo: "safe" | "consent" | "none";
  wish: UndoWish | null;
  ask_host: boolean;
  knocks: KnockView[];
  named_after: string;
  tv: boolean;
};

/** Something that a seat might do: legal, or grey with the rule that forbids it. */
export type OptionOffer = {
  action: Tagged;
  refusal: RefusalView | null;
};

/** Why not: the rule's id, a slug that both languages translate, and facts. */
export type RefusalView = {
  rule: string;
  why: string;
  facts: Record<string, number | string>;
};

/** What this seat is asked. */
export type QuestionView = {
  number: number;
  decision: Tagged;
  rule: string;
  offers: OptionOffer[];
  composed?: Composition[];
};

/** One entry of the log: the events that one answer brought, as this viewer may see them. */
export type Line = {
  seq: number;
  events: Tagged[];
};

/** The first message of a connection, and the answer to having missed too much: everything as it is now. */
export type Welcome = {
  t: "Welcome";
  seq: number;
  seat: number | null;
  host: boolean;
  table: TableView;
  waiting: number[];
  view: AnyView | null;
  question: QuestionView | null;
  log: Line[];
  chat: ChatLine[];
  now: number;
  answered: number;
  undo: UndoView | null;
};

/** Something happened: the events in order, then what is true now, then what you may do. */
export type Told = {
  t: "Told";
  seq: number;
  events: Tagged[];
  waiting: number[];
  view: AnyView;
  question: QuestionView | null;
  at: number | null;
  undo: UndoView | null;
};

/** Seats, presence, options or phase. `seat` and `host` are the viewer's own. */
export type TableChanged = {
  t: "TableChanged";
  table: TableView;
  seat: number | null;
  host: boolean;
};

/** The request with this number has been carried out (or had been before). */
export type Done = {
  t: "Done";
  n: number;
};

/** The request with this number was refused, and nothing has changed. */
export type Refused = {
  t: "Refused";
  n: number;
  rule: string;
  why: string;
  facts: Record<string, number | string>;
};

/** The table's time when this was sent, in milliseconds of its clock. */
export type Synced = {
  t: "Synced";
  n: number;
  at: number;
};

/** Every action of the kind `t` whose fields hold such values: all of them are legal. */
export type Composition = {
  t: string;
  fields: Record<string, ComposedField>;
};

/** What a field of the action may hold: exactly one of the three is there. */
export type ComposedField = {
  one_of?: (number | string)[] | null;
  joined?: string[][] | null;
  some_of?: string[] | null;
};

export type Up = Sit | Rise | Knock | Admit | SetDoor | SetSeat | SetTable | Start | Act | WhyNot | TakeBack | Agree | Say | Phrase | Point | Rematch | Ping | Sync;

export type Down = Welcome | Told | TableChanged | Chatted | Pointed | Done | Refused | Synced;
