/** The end: who won, what lies in each Circle and where it came from (BAL-27, BAL-28). */
import { DemonCircle } from "./Circle";
import { Portrait } from "./portraits";
import { Cube, Signs } from "./signs";
import { tally } from "./tally";
import { boardText } from "./messages.gen";
import { INGREDIENTS } from "./data.gen";
import { lying, sizeOf } from "./piles";
import type { BoardProps, GameEvent } from "./types.gen";

export function Ranking({ view, names, words, log }: BoardProps & { log: GameEvent[] }) {
  const text = boardText(words);
  const scores = view.outcome?.scores ?? view.witches.map((witch) => sizeOf(witch.circle));
  const ranks = view.outcome?.ranks ?? scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const first = Math.min(...ranks);
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const earned = tally(log, view.witches.length);
  return (
    <section class="bal bal-ranking" aria-label={words.text("word-winners")}>
      <Signs />
      <ol class="bal-ranking-list">
        {order.map((seat) => {
          const witch = view.witches[seat];
          if (!witch) return null;
          const mine = earned[seat];
          const kinds = INGREDIENTS.filter((ingredient) => (witch.circle[ingredient] ?? 0) > 0).length;
          const givers = view.witches.map((_, giver) => giver).filter((giver) => (mine?.from[giver] ?? 0) > 0);
          return (
            <li key={seat} class={`seat-${seat}${ranks[seat] === first ? " is-winner" : ""}`}>
              <span class="bal-rank-place">{(ranks[seat] ?? 0) + (first === 0 ? 1 : 0)}</span>
              <Portrait of={witch.character} class="is-small" />
              <div class="bal-rank-who">
                <b>{names[seat]}</b>
                <span
                  class="bal-rank-cubes"
                  role="img"
                  aria-label={
                    lying(witch.circle)
                      .map((ingredient) => words.text(`ingredient-${ingredient}`))
                      .join(", ") || text("board-nothing")
                  }
                >
                  {lying(witch.circle).map((ingredient, at) => (
                    <Cube key={at} of={ingredient} size={24} />
                  ))}
                </span>
                <span class="bal-soft">
                  {text("board-kinds", { n: kinds })} · {text("board-on-bench", { n: sizeOf(witch.bench) })}
                  {givers.length > 0 && (
                    <>
                      {" "}
                      · {text("board-from-whom")}{" "}
                      {givers.map((giver) => `${names[giver]} (${mine?.from[giver] ?? 0})`).join(", ")}
                    </>
                  )}
                  {mine && mine.own > 0 && (
                    <>
                      {" "}
                      · {words.text("character-handy_witch")} ({mine.own})
                    </>
                  )}
                </span>
              </div>
              <DemonCircle circle={witch.circle} seat={-1 - seat} label={words.text("word-circle")} words={words} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
