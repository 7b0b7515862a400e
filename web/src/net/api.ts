/** The few things that are asked over plain HTTP: which games there are, a new table, my tables. */
import { Refusal } from "./requests";

export type OptionValue = number | string | boolean;

export interface GameInfo {
  name: string;
  ready: boolean;
  fewest_seats: number;
  most_seats: number;
  options: { name: string; values: OptionValue[]; default: OptionValue }[];
  bots: string[];
  /** The option that takes the text of a card file; empty where the game reads none. */
  card_file: string;
}

export interface MyTable {
  id: string;
  game: string;
  phase: string;
  names: string[];
  my_turn: boolean;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: number;
  name: string;
  /** Sits the caller down, fills the other seats with bots, and starts at once. */
  quick: boolean;
  bot: string;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { credentials: "same-origin", ...init });
  if (!answer.ok) throw await refusalOf(path, answer);
  return (await answer.json()) as T; // the server's own types; see docs/protocol.md
}

/** What the server says against it; anything else went wrong on the way. */
async function refusalOf(path: string, answer: Response): Promise<Error> {
  try {
    const { why, facts } = (await answer.json()) as { why: string; facts: Record<string, string | number> };
    return new Refusal("", why, facts);
  } catch {
    return new Error(`${path}: ${answer.status}`);
  }
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const myTables = (): Promise<MyTable[]> => ask("/api/tables/mine");
export const qrCode = (table: string): string => `/api/tables/${encodeURIComponent(table)}/qr.svg`;

export const newTable = (wanted: NewTable): Promise<{ id: string }> =>
  ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
