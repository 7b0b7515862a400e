/** The ingredient books on the table: prices, effect, open or closed. */
import { part } from "../../layout/Part";
import { ChipIcon } from "./Chip";
import { SHELF, colourOf, inOrder } from "./chips";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { type Colour, OPENS_IN } from "./data.gen";
import type { View } from "./types.gen";

/** The round at whose start a colour opens (CHA-3), while that is still to come; else 0. */
export function opensLater(colour: Colour, round: number): number {
  const opens = OPENS_IN[colour] ?? 1;
  return opens > round ? opens : 0;
}

export function soldBy(colour: Colour, view: View): string[] {
  return inOrder(Object.keys(view.prices).filter((chip) => colourOf(chip) === colour));
}

export function Books({ view, words, open }: { view: View; words: Words; open(colour: Colour): void }) {
  const text = boardText(words);
  return (
    <ul class="cha-books" {...part("books", "secondary")}>
      {SHELF.filter((colour) => view.books[colour]).map((colour) => {
        const later = opensLater(colour, view.round);
        return (
          <li key={colour}>
            <button
              type="button"
              class={`cha-book cha-is-${colour}${later ? " is-closed" : ""}`}
              data-book={colour}
              onClick={() => open(colour)}
            >
              <svg viewBox="0 0 24 24" class="cha-book-sign" aria-hidden="true">
                <use href={`#cha-${colour}`} />
              </svg>
              <span class="cha-book-title">{words.text(`book-${view.books[colour]}`)}</span>
              <span class="cha-book-prices">
                {later
                  ? text("board-opens-in", { round: later })
                  : soldBy(colour, view).map((chip) => <span key={chip}>{view.prices[chip]}</span>)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function BookPage({ colour, view, words }: { colour: Colour; view: View; words: Words }) {
  const text = boardText(words);
  const book = view.books[colour] ?? colour;
  const later = opensLater(colour, view.round);
  return (
    <article class={`cha-page cha-is-${colour}`}>
      <p class="cha-page-kind">
        {words.text(`ingredient-${colour}`)}
        {later > 0 && ` · ${text("board-opens-in", { round: later })}`}
      </p>
      <p class="cha-page-text">{words.attribute(`book-${book}`, "text")}</p>
      <ul class="cha-price-list">
        {soldBy(colour, view).map((chip) => (
          <li key={chip}>
            <ChipIcon chip={chip} size={52} />
            <b>{text("board-coins", { n: view.prices[chip] ?? 0 })}</b>
            <span class="cha-soft-ink">{text("board-left", { n: view.supply[chip] ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
