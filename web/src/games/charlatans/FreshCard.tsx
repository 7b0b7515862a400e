/**
 * The fortune card of the round where the board has no room to keep it in sight (a phone): it lies over the pot until it
 * is read, which a tap says, or an answer. From then on it is one tap away, below.
 */
import "./freshCard.css";
import { useEffect, useRef } from "preact/hooks";
import { boardText } from "./messages.gen";
import { useDraft } from "../useDraft";
import { PURPLE_CARDS } from "./data.gen";
import type { BoardProps } from "./types.gen";

export function FreshCard({ view, question, words }: Pick<BoardProps, "view" | "question" | "words">) {
  const which = `${view.round} ${view.card}`;
  const [isRead, setRead] = useDraft<boolean>("card-read", which, false);
  const asked = useRef<{ which: string; number: number } | null>(null);
  const number = question?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    if (asked.current?.which === which && asked.current.number !== number) setRead(() => true); // she has answered
    asked.current = { which, number };
  }, [number, which]);
  if (!view.card || isRead) return null;
  return (
    <button
      type="button"
      class={`cha-fresh-card${PURPLE_CARDS.includes(view.card) ? " is-purple" : ""}`}
      onClick={() => setRead(() => true)}
    >
      <span>
        <b>{words.text(`card-${view.card}`)}</b> {words.attribute(`card-${view.card}`, "text")}
      </span>
      <span class="cha-fresh-close">{boardText(words)("board-close")}</span>
    </button>
  );
}
