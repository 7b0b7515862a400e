/** The fortune card of the round, drawn as a card. */
import { SHARED, part } from "../../layout/Part";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { PURPLE_CARDS } from "./data.gen";

function Ornament() {
  return (
    <svg viewBox="0 0 120 44" class="cha-card-ornament" aria-hidden="true">
      <path d="M60 4l3.5 9.5L73 17l-9.5 3.5L60 30l-3.5-9.5L47 17l9.5-3.5z" class="cha-star" />
      <path d="M4 22c14-14 26 12 38-2M116 22c-14-14-26 12-38-2" class="cha-flourish" />
      <circle cx="60" cy="38" r="2.5" class="cha-star" />
      <circle cx="49" cy="35" r="1.6" class="cha-star" />
      <circle cx="71" cy="35" r="1.6" class="cha-star" />
    </svg>
  );
}

export function Card({ card, words }: { card: string; words: Words }) {
  const text = boardText(words);
  if (!card)
    return (
      <p class="cha-card is-none" {...SHARED}>
        {text("board-no-card")}
      </p>
    );
  const purple = PURPLE_CARDS.includes(card);
  return (
    <article
      class={`cha-card ${purple ? "is-purple" : "is-blue"}`}
      data-card
      {...SHARED}
      {...part("card", "secondary")}
    >
      <header>
        <Ornament />
        <p class="cha-card-kind">
          {words.text("word-card")} · {purple ? text("board-purple-card") : text("board-blue-card")}
        </p>
      </header>
      <div class="cha-card-sheet">
        <h3>{words.text(`card-${card}`)}</h3>
        <p>{words.attribute(`card-${card}`, "text")}</p>
      </div>
    </article>
  );
}
