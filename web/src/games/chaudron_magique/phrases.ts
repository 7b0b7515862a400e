/** What may be said (CHM-60): the kinds that sabbat/games/chaudron_magique/phrases.py knows, in the order of the wheel. */
import type { Words } from "../types";
import { potionName, resourceName } from "./names";
import type { ChaudronView } from "./seen";

export const ABOUT_RESOURCE = ["can_make", "cannot_make", "can_use_up", "need", "keep", "in_the_way"] as const;
export const ABOUT_POTION = ["work_on", "finish", "wait_with", "hurry_with", "give_up"] as const;
export const ALONE = [
  "room_please",
  "careful",
  "help_me",
  "dont_know",
  "yes",
  "no",
  "thanks",
  "sorry",
  "well_done",
] as const;
export const RESOURCES = "BRFCGP";

export type Wants = "resource" | "potion" | "nothing";

export function wantsOf(kind: string): Wants {
  if ((ABOUT_RESOURCE as readonly string[]).includes(kind)) return "resource";
  return (ABOUT_POTION as readonly string[]).includes(kind) ? "potion" : "nothing";
}

/** The whole sentence; with a gap where the subject is not chosen yet. */
export function sentence(kind: string, subject: string | null, view: ChaudronView, words: Words): string {
  const wants = wantsOf(kind);
  const name =
    subject === null ? "…" : wants === "resource" ? resourceName(subject, words) : potionName(view, subject, words);
  const said = words.text(`phrase-${kind}`, wants === "resource" ? { resource_name: name } : { potion_name: name });
  return said.replace("….", "…");
}
