/**
 * What a long sequence came to, for the reader herself: it stays until she answers the next question, so that nothing
 * is lost in what flew by. Which events matter is the game's to say (`GameModule.recap`); their words are the log's.
 */
import "./recap.css";
import { useSignal } from "@preact/signals";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import { written } from "./LogPanel";
import { recapOf } from "./recapOf";
import type { Session } from "./session";

export function Recap({ session, words }: { session: Session; words: ReaderWords }) {
  const unfolded = useSignal(false);
  const module = session.module.value;
  if (!module || session.seat.value === null || session.showing.value) return null;
  const lines = recapOf(session.log.value, session.answeredAfter.value, module, session.seat.value);
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      class={`recap${unfolded.value ? " is-unfolded" : ""}`}
      aria-expanded={unfolded.value}
      title={words.text("web-recap")}
      onClick={() => (unfolded.value = !unfolded.value)}
    >
      <span class="unseen">{words.text("web-recap")}: </span>
      <span class="recap-lines">{lines.map((entry) => written(entry, words)).join(" ")}</span>
      <Icon name="down" />
    </button>
  );
}
