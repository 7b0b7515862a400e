/** What a board says by name. A wrong id, a missing fact or one too many fails in the compiler. */
import type { Facts, Words } from "../games/types";

/** `Messages` holds, by id, the names of the facts that the message wants; `never` where it wants none. */
export type Say<Messages> = <Id extends keyof Messages & string>(
  id: Id,
  ...facts: [Messages[Id]] extends [never] ? [] : [Record<Messages[Id] & string, string | number>]
) => string;

export function sayer<Messages>(words: Words): Say<Messages> {
  return (id: string, facts?: Facts) => words.text(id, facts);
}
