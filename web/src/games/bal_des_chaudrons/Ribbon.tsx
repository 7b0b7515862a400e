/** The middle of the table: which round and step it is, the pile, and which way cauldrons and hands travel. */
import { SHARED } from "../../layout/Part";
import { CardBack } from "./Card";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import type { View } from "./types.gen";

const CHAPTERS: [string, string[]][] = [
  ["choosing", ["characters", "opening", "choosing", "daring"]],
  ["arcana", ["arcana"]],
  ["producing", ["producing", "serving"]],
  ["passing_cauldrons", ["passing_cauldrons", "passing_hands"]],
];

export function Ribbon({ view, words }: { view: View; words: Words }) {
  const text = boardText(words);
  const short = (step: string): string => words.text(`step-${step}`).replace(/^.*:\s*/, "");
  return (
    <section class="bal-ribbon" {...SHARED} aria-label={`${words.text("word-round")} ${view.round}`}>
      <span class="bal-way is-left" title={text("board-hands-go")}>
        <svg viewBox="0 0 40 20" aria-hidden="true">
          <path d="M14 3 4 10l10 7v-4h22V7H14z" />
        </svg>
        <Glyph of="hand" /> <span>{text("board-hands-go")}</span>
      </span>
      {view.round > 0 && (
        <span class="bal-round">
          <small>{words.text("word-round")}</small> <b>{view.round}</b>
        </span>
      )}
      <ol class="bal-steps">
        {CHAPTERS.map(([name, steps]) => (
          <li
            key={name}
            class={steps.includes(view.step) ? "is-now" : ""}
            aria-current={steps.includes(view.step) ? "step" : undefined}
          >
            {short(steps.includes(view.step) ? view.step : name)}
          </li>
        ))}
      </ol>
      {view.step === "producing" && (
        <span class={`bal-order${view.ordered ? " is-open" : ""}`}>
          <Glyph of="eye" />
          {view.ordered ? text("board-in-order") : text("board-secret")}
        </span>
      )}
      <span class="bal-pile" data-pile title={words.text("word-pile")}>
        <CardBack small /> <b>{view.pile}</b>
        <span class="bal-hidden">{words.text("word-pile")}</span>
      </span>
      <span class="bal-way is-right" title={text("board-cauldrons-go")}>
        <Glyph of="pot" /> <span>{text("board-cauldrons-go")}</span>
        <svg viewBox="0 0 40 20" aria-hidden="true">
          <path d="M26 3l10 7-10 7v-4H4V7h22z" />
        </svg>
      </span>
    </section>
  );
}
