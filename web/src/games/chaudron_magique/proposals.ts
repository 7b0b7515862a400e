/** What one board shows the others: an answer that is thought of, with what it would do. It comes from other people's
 *  pages, through the table and unseen by it: so it is read with care. */
import type { JsonObject } from "../../protocol.gen";
import type { Forecast } from "./drafts";
import type { DropNext, DuplicateOnto, LayBlock, MoveToken, PutBurnt } from "./types.gen";

export type Drafted = LayBlock | PutBurnt | DropNext | DuplicateOnto | MoveToken;

export interface Proposal {
  action: Drafted;
  burnt: number | null;
  brews: string[];
}

export const proposed = (action: Drafted, forecast: Forecast | null): JsonObject => ({ ...action, ...forecast });

/** The proposal in what somebody points at; null where there is none to be read. */
export function proposalOf(what: JsonObject | undefined): Proposal | null {
  const action = what ? draftedIn(what) : null;
  if (!what || !action) return null;
  const { burnt, brews } = what;
  return {
    action,
    burnt: typeof burnt === "number" ? burnt : null,
    brews: Array.isArray(brews) ? brews.filter((name) => typeof name === "string") : [],
  };
}

function draftedIn({ t, block, at, cell, onto, resource }: JsonObject): Drafted | null {
  if (t === "LayBlock" && typeof block === "number" && typeof at === "string") return { t, block, at };
  if (typeof cell !== "string") return null;
  if (t === "PutBurnt" || t === "DropNext") return { t, cell };
  if (t === "DuplicateOnto" && typeof resource === "string") return { t, resource, cell };
  return t === "MoveToken" && typeof onto === "string" ? { t, cell, onto } : null;
}

/** What everybody else points at, by seat. */
export function proposalsOf(pointing: Readonly<Record<number, JsonObject>>): { from: number; proposal: Proposal }[] {
  return Object.entries(pointing).flatMap(([seat, what]) => {
    const proposal = proposalOf(what);
    return proposal ? [{ from: Number.parseInt(seat, 10), proposal }] : [];
  });
}
