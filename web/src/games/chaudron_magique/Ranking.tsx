/** The end: won or lost together, and how it came to that. */
import { Bottle } from "./Bottle";
import { BurntLine } from "./BurntLine";
import { potionName } from "./names";
import { Glyph, Signs } from "./signs";
import { storyOf } from "./story";
import { boardText } from "./messages.gen";
import "./ending.css";
import type { BoardProps, GameEvent } from "./types.gen";

export function Ranking({ view, names, words, log }: BoardProps & { log: GameEvent[] }) {
  const text = boardText(words);
  const story = storyOf(log);
  const won = (view.outcome?.winners.length ?? 0) > 0;
  const turns = story.turns || view.turn;
  const left = view.shown.map((shown) => shown.potion);
  return (
    <section class={`chm-ending ${won ? "is-won" : "is-lost"}`} aria-label={text("board-together")}>
      <Signs />
      <header>
        <Glyph of={won ? "legendary" : "skull"} class="chm-ending-sign" />
        <p>
          {won
            ? text("board-won-about", { turns, burnt: view.burnt })
            : text("board-lost-about", { turns, brewed: view.brewed.length })}
        </p>
      </header>
      <p class="chm-ending-names">
        {names.map((name, at) => (
          <span key={at} class={`seat-${at}`}>
            {name}
          </span>
        ))}
      </p>
      <BurntLine burnt={view.burnt} limit={view.limit} coming={0} words={words} />
      <h4>{text("board-story")}</h4>
      <ol class="chm-ending-potions">
        {story.brewed.map(({ potion, turn, forced, missing }) => (
          <li key={potion} class={forced ? "is-forced" : ""}>
            <Bottle rarity={view.potions[potion]?.rarity ?? "common"} full={1} id={`end-${potion}`} />
            <span>
              <b>{potionName(view, potion, words)}</b>
              <span>
                {text("board-turn-number", { n: turn })}:{" "}
                {forced ? text("board-was-forced", { n: missing }) : text("board-was-brewed")}
              </span>
            </span>
          </li>
        ))}
        {left.map((potion) => (
          <li key={potion} class="is-left">
            <Bottle rarity={view.potions[potion]?.rarity ?? "common"} full={0} id={`end-${potion}`} />
            <span>
              <b>{potionName(view, potion, words)}</b>
              <span>{text("board-not-brewed")}</span>
            </span>
          </li>
        ))}
        {view.pile.map((rarity, at) => (
          <li key={`unseen-${at}`} class="is-left">
            <Bottle rarity={rarity} full={0} id={`unseen-${at}`} />
            <span>
              <b>{words.text(`rarity-${rarity}`)}</b>
              <span>{text("board-not-brewed")}</span>
            </span>
          </li>
        ))}
      </ol>
      {story.causes.length > 0 && (
        <>
          <h4>{text("board-burnt-by")}</h4>
          <ul class="chm-ending-causes">
            {story.causes.map(({ why, count }) => (
              <li key={why}>
                <Glyph of="x" /> <b>{count}</b> {words.text(`source-${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
