/** The market stall: every chip with its price, what can be afforded, and the basket. */
import { part } from "../../layout/Part";
import { useEffect, useState } from "preact/hooks";
import { opensLater, soldBy } from "./Books";
import { ChipIcon } from "./Chip";
import { SHELF, colourOf } from "./chips";
import { costOf, offerFor, toggle } from "./basket";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { useDraft } from "../useDraft";
import type { Colour } from "./data.gen";
import type { BoardProps, Question, Refusal, View } from "./types.gen";

interface ShopProps {
  view: View;
  coins: number;
  question: Question;
  act: BoardProps["act"];
  whyNot: BoardProps["whyNot"];
  busy: boolean;
  words: Words;
  open(colour: Colour): void;
}

export function Shop({ view, coins, question, act, whyNot, busy, words, open }: ShopProps) {
  const text = boardText(words);
  const [basket, changeBasket] = useDraft<string[]>("basket", `${question.number}`, []);
  const [note, setNote] = useState("");
  useEffect(() => setNote(""), [question.number]);
  const cost = costOf(basket, view.prices);
  const chosen = offerFor(question, basket);
  const briefOf = (colour: Colour): string => words.attribute(`book-${view.books[colour] ?? colour}`, "brief");
  const last = basket.at(-1);
  const pick = (chip: string): void => {
    if (busy) return;
    const { basket: next, refused } = toggle(question, basket, chip);
    changeBasket(() => [...next]);
    if (!refused) return setNote("");
    const tell = (why: Refusal | null): void => setNote(why ? words.refusal(why.why, why.facts) : "");
    if (refused.refusal) tell(refused.refusal);
    else void whyNot(refused.action).then(tell);
  };
  return (
    <section class="cha-shop" {...part("shop", "essential")} data-offers aria-label={words.text("word-shop")}>
      <div class="cha-awning" aria-hidden="true" />
      <ul class="cha-stalls">
        {SHELF.filter((colour) => view.books[colour]).map((colour) => {
          const later = opensLater(colour, view.round);
          const sold = soldBy(colour, view);
          return (
            <li
              key={colour}
              class={`cha-stall cha-is-${colour}${later ? " is-closed" : ""}${sold.length === 1 ? " is-small" : ""}`}
            >
              <button type="button" class="cha-stall-name" title={briefOf(colour)} onClick={() => open(colour)}>
                {words.text(`book-${view.books[colour]}`)}
                <span class="cha-stall-brief">{briefOf(colour)}</span>
                {later > 0 && <small>{text("board-opens-in", { round: later })}</small>}
              </button>
              <div class="cha-stall-chips">
                {sold.map((chip) => {
                  const picked = basket.includes(chip);
                  const { refused } = toggle(question, basket, chip);
                  const refusal = refused?.refusal ?? null;
                  const why = refusal ? words.refusal(refusal.why, refusal.facts) : "";
                  const price = view.prices[chip] ?? 0;
                  return (
                    <button
                      type="button"
                      key={chip}
                      class={`cha-ware${picked ? " is-picked" : ""}${refused ? " is-refused" : ""}`}
                      data-ware={chip}
                      aria-pressed={picked}
                      title={why || undefined}
                      onClick={() => pick(chip)}
                    >
                      <span class="cha-hidden">
                        {words.text(`chip-${chip}`)}, {text("board-coins", { n: price })}.{" "}
                        {why || text("board-left", { n: view.supply[chip] ?? 0 })}
                      </span>
                      <ChipIcon chip={chip} size={50} />
                      <span class="cha-price" aria-hidden="true">
                        <Glyph of="coin" />
                        {price}
                      </span>
                    </button>
                  );
                })}
              </div>
            </li>
          );
        })}
      </ul>
      <div class="cha-counter">
        <p class="cha-purse" aria-live="polite">
          <span class="cha-purse-coins">
            <Glyph of="coin" /> <b>{coins - cost}</b>
            {cost > 0 && <span class="cha-soft-ink">/ {coins}</span>}
          </span>
          <span class={note ? "cha-bad-ink" : "cha-soft-ink"}>
            {note || (last ? briefOf(colourOf(last)) : text("board-pick-some"))}
          </span>
        </p>
        <button
          type="button"
          class={basket.length > 0 ? "cha-do" : "cha-do is-nothing"}
          disabled={busy || !chosen || chosen.refusal !== null}
          onClick={() => chosen && act(chosen.action)}
        >
          {basket.length > 0 && (
            <span class="cha-do-chips">
              {basket.map((chip) => (
                <ChipIcon chip={chip} size={28} key={chip} />
              ))}
            </span>
          )}
          <span>
            {words.action({ t: "Buy", chips: [...basket] }, question.decision)}{" "}
            {cost > 0 && text("board-buy-for", { n: cost })}
          </span>
        </button>
      </div>
    </section>
  );
}
