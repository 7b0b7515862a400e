/** What may be said (CHM-60), as a sentence. */
import { potionName, resourceName } from "./names";
import type { Words } from "../types";
import { ABOUT_POTION, ABOUT_RESOURCE } from "./data.gen";
import type { View } from "./types.gen";

export type Wants = "resource" | "potion" | "nothing";

export function wantsOf(kind: string): Wants {
  if (ABOUT_RESOURCE.includes(kind)) return "resource";
  return ABOUT_POTION.includes(kind) ? "potion" : "nothing";
}

/** The whole sentence; with a gap where the subject is not chosen yet. */
export function sentence(kind: string, subject: string | null, view: View, words: Words): string {
  const wants = wantsOf(kind);
  const name =
    subject === null ? "…" : wants === "resource" ? resourceName(subject, words) : potionName(view, subject, words);
  const said = words.text(`phrase-${kind}`, { subject_name: name });
  return said.replace("….", "…");
}
