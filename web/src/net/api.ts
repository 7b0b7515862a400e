/** The few things that are asked over plain HTTP: which games there are, a new table, my tables. */
import type { AboutSabbat, ApiRefusal, GameInfo, KeptTable, MyTable, NewTable, TableOpened } from "./api.gen";
import { Refusal } from "./requests";

export type { AboutSabbat, GameInfo, KeptTable, MyTable, NewTable } from "./api.gen";

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, { credentials: "same-origin", ...init });
  if (!answer.ok) throw await refusalOf(path, answer);
  const body: T = await answer.json(); // the server's own types: api.gen.ts
  return body;
}

/** What the server says against it; anything else went wrong on the way. */
async function refusalOf(path: string, answer: Response): Promise<Error> {
  try {
    const { why, facts }: ApiRefusal = await answer.json();
    return new Refusal("", why, facts);
  } catch {
    return new Error(`${path}: ${answer.status}`);
  }
}

export const about = (): Promise<AboutSabbat> => ask("/api/about");
export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const myTables = (): Promise<MyTable[]> => ask("/api/tables/mine");
export const keptTable = (table: string): Promise<KeptTable> => ask(`/api/tables/${encodeURIComponent(table)}/kept`);
export const recordOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
/** The picture of a table's link; the server says what the link is, and `link` only which one was meant. */
export const qrCode = (table: string, link = ""): string =>
  `/api/tables/${encodeURIComponent(table)}/qr.svg${link && `?of=${encodeURIComponent(link)}`}`;

export const post = <T>(path: string, body: object): Promise<T> =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const newTable = (wanted: NewTable): Promise<TableOpened> => post("/api/tables", wanted);
