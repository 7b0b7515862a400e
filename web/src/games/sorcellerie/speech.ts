/** Formulas read aloud by the browser, in the reader's language; only if she wants it. */
import { speech } from "../../settings";
import type { Words } from "../types";
import type { Sign } from "./data.gen";

export const canSpeak = (): boolean => "speechSynthesis" in window;

export function speak(signs: readonly Sign[], words: Words): void {
  if (speech.value === "off" || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(signs.map((sign) => words.text(`formula-${sign}`)).join(" "));
  said.lang = words.language;
  said.rate = 1.15;
  speechSynthesis.cancel(); // the newest formula is the one that counts
  speechSynthesis.speak(said);
}
