/** A workbench: a tray for each ingredient, as many hollows as it holds (BAL-7). */
import { part } from "../../layout/Part";
import { Cube } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { CAPACITY, INGREDIENTS, type Ingredient } from "./data.gen";
import type { Counts } from "./piles";
import type { Offer } from "./types.gen";

interface Props {
  bench: Counts;
  /** What a production under way has taken: still drawn, as a shadow. */
  spent: Counts;
  /** Types that the supply gives for inputs this round (BAL-19). */
  free: Ingredient[];
  words: Words;
  /** What tapping a tray would do. */
  offer(ingredient: Ingredient): Offer | null;
  choose(offer: Offer): void;
  drag: boolean;
}

export function Bench({ bench, spent, free, words, offer, choose, drag }: Props) {
  const text = boardText(words);
  return (
    <div class="bal-bench" {...part("bench", "essential")} role="group" aria-label={text("board-my-bench")}>
      {INGREDIENTS.map((ingredient) => {
        const has = (bench[ingredient] ?? 0) - (spent[ingredient] ?? 0);
        const gone = spent[ingredient] ?? 0;
        const most = CAPACITY[ingredient];
        const way = offer(ingredient);
        const name = words.text(`ingredient-${ingredient}`);
        const label = `${name}: ${text("board-of", { n: has, most })}${free.includes(ingredient) ? `, ${text("board-free")}` : ""}`;
        const inside = (
          <>
            <span class="bal-tray-name" aria-hidden="true">
              <Cube of={ingredient} size={22} />
              <b>{has}</b>
              <small>/{most}</small>
            </span>
            <span class="bal-hollows" aria-hidden="true">
              {Array.from({ length: most }, (_, at) => (
                <span key={at} class={`bal-hollow${at >= has && at < has + gone ? " is-spent" : ""}`}>
                  {at < has && <Cube of={ingredient} size={30} />}
                </span>
              ))}
            </span>
            {free.includes(ingredient) && (
              <span class="bal-free" aria-hidden="true">
                ∞
              </span>
            )}
          </>
        );
        const common = {
          class: `bal-tray is-${ingredient}${has >= most ? " is-full" : ""}${way && !way.refusal ? " is-open" : ""}`,
          "data-bench": ingredient,
        };
        return way && !way.refusal ? (
          <button
            key={ingredient}
            type="button"
            {...common}
            onClick={() => choose(way)}
            data-drag={drag ? `cube:${ingredient}:bench` : undefined}
          >
            <span class="bal-hidden">
              {label}. {words.action(way.action)}
            </span>
            {inside}
          </button>
        ) : (
          <div
            key={ingredient}
            {...common}
            role="img"
            aria-label={label}
            data-drag={drag && has > 0 ? `cube:${ingredient}:bench` : undefined}
          >
            {inside}
          </div>
        );
      })}
    </div>
  );
}

/** Somebody else's, small: a column for each ingredient that fills up. */
export function SmallBench({ bench, words }: { bench: Counts; words: Words }) {
  const text = boardText(words);
  const told = INGREDIENTS.map(
    (ingredient) =>
      `${words.text(`ingredient-${ingredient}`)} ${text("board-of", { n: bench[ingredient] ?? 0, most: CAPACITY[ingredient] })}`,
  ).join(", ");
  return (
    <span class="bal-small-bench" role="img" aria-label={`${words.text("word-bench")}: ${told}`}>
      {INGREDIENTS.map((ingredient) => {
        const has = bench[ingredient] ?? 0;
        return (
          <span
            key={ingredient}
            class={`bal-column is-${ingredient}${has >= CAPACITY[ingredient] ? " is-full" : ""}`}
            data-bench={ingredient}
          >
            <Cube of={ingredient} size={20} />
            <span class="bal-gauge">
              <i style={{ width: `${(100 * has) / CAPACITY[ingredient]}%` }} />
            </span>
            <span class="bal-column-count">
              <b>{has}</b>/{CAPACITY[ingredient]}
            </span>
          </span>
        );
      })}
    </span>
  );
}
