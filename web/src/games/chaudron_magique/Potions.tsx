/** The face-up Potions: pattern, turns left, how close; those to come, those brewed. */
import { SHARED, part } from "../../layout/Part";
import { Bottle } from "./Bottle";
import { laid, cellName, readSpot } from "./blocks";
import { counted, missingOf, potionName } from "./names";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { BlockPicture, Token } from "./Tokens";
import type { Words } from "../types";
import { MARKERS } from "./data.gen";
import type { FoundBlock, ShownPotion, View } from "./types.gen";

/** Which parts of a printed block are there already, where it lies best. */
export function partsFound(text: string, found: FoundBlock): { has: Set<number>; stones: Set<number> } {
  const parts = laid(text, readSpot(found.at)).map((part) => ({
    part: part.part,
    cell: cellName(part.row, part.column),
  }));
  return {
    has: new Set(parts.filter(({ cell }) => found.cells.includes(cell)).map(({ part }) => part)),
    stones: new Set(parts.filter(({ cell }) => found.stones.includes(cell)).map(({ part }) => part)),
  };
}

interface Props {
  view: View;
  words: Words;
  /** The Potion whose best arrangement is shown in the cauldron. */
  looked: string | null;
  /** With the mouse or the focus over it; a click keeps it in sight. */
  glance(potion: string | null): void;
  pin(potion: string): void;
  open(potion: string): void;
  /** The Potions of which the bar asks which is brewed next: here they are looked at. */
  complete: readonly string[];
  /** Potions that the block in the hand would brew. */
  promised: readonly string[];
}

export function Potions(props: Props) {
  const { view, words } = props;
  const text = boardText(words);
  return (
    <section class="chm-potions" {...SHARED} {...part("potions", "essential")} aria-label={text("board-face-up")}>
      <ul>
        {view.shown.map((shown) => (
          <li key={shown.potion}>
            <Potion {...props} shown={shown} />
          </li>
        ))}
      </ul>
      {view.shown.length === 0 && <p class="chm-soft">{text("board-no-potion")}</p>}
    </section>
  );
}

function Potion({ view, words, looked, glance, pin, open, complete, promised, shown }: Props & { shown: ShownPotion }) {
  const text = boardText(words);
  const face = view.potions[shown.potion];
  if (!face) return null;
  const name = potionName(view, shown.potion, words);
  const missing = missingOf(shown.blocks);
  const lack = missing ? text("board-missing", { what: counted(missing, words) }) : text("board-complete");
  const about = `${words.text(`rarity-${face.rarity}`)}. ${text("board-turns-left", { n: shown.turns_left })}. ${text("board-found-of", { n: shown.found, size: shown.size })}, ${lack}. ${text("board-if-forced", { n: shown.burnt_if_forced })}.`;
  const marks = [
    looked === shown.potion ? "is-looked" : "",
    shown.turns_left <= 1 ? "is-urgent" : "",
    promised.includes(shown.potion) ? "is-promised" : "",
    complete.includes(shown.potion) ? "is-complete" : "",
  ].join(" ");
  return (
    <div
      class={`chm-potion is-${face.rarity} ${marks}`}
      data-potion={shown.potion}
      onPointerEnter={(event) => event.pointerType === "mouse" && glance(shown.potion)}
      onPointerLeave={(event) => event.pointerType === "mouse" && glance(null)}
    >
      <button
        type="button"
        class="chm-potion-main"
        aria-pressed={looked === shown.potion}
        onClick={() => pin(shown.potion)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && glance(shown.potion)}
        onBlur={() => glance(null)}
      >
        <Bottle rarity={face.rarity} full={shown.found / shown.size} id={shown.potion} />
        <span class="chm-potion-text">
          <span class="chm-potion-name">
            <Glyph of={face.rarity} class="chm-rarity" /> {name}
          </span>{" "}
          <span class="chm-hidden">
            {about} {text("board-show-on-grid")}
          </span>
          <span class="chm-potion-facts" aria-hidden="true">
            <span class="chm-turns" title={text("board-turns-left", { n: shown.turns_left })}>
              {Array.from({ length: MARKERS }, (_, at) => (
                <Glyph key={at} of={at < shown.turns_left ? "candle" : "stub"} />
              ))}
            </span>
            <span class="chm-close" title={text("board-found-of", { n: shown.found, size: shown.size })}>
              <b>{shown.found}</b>/{shown.size}
            </span>
            <span class="chm-forced" title={text("board-if-forced", { n: shown.burnt_if_forced })}>
              <Glyph of="flame" />
              {shown.burnt_if_forced}
            </span>
          </span>
        </span>
        <span class="chm-pattern" aria-hidden="true">
          {face.blocks.map((block, at) => {
            const found = shown.blocks[at];
            return <BlockPicture key={at} text={block} unit={23} {...(found ? partsFound(block, found) : {})} />;
          })}
        </span>
        <span class="chm-lack" aria-hidden="true">
          {missing ? (
            [...new Set(missing)].map((letter) => (
              <span key={letter}>
                <Token letter={letter} />
                {[...missing].filter((other) => other === letter).length > 1 &&
                  `×${[...missing].filter((other) => other === letter).length}`}
              </span>
            ))
          ) : (
            <span class="chm-complete">{text("board-complete")}</span>
          )}
        </span>
      </button>
      <button
        type="button"
        class="chm-info"
        aria-label={text("board-large", { what: name })}
        onClick={() => open(shown.potion)}
      >
        i
      </button>
    </div>
  );
}

/** Those to come, unseen but for their rarity; and those that are done. */
export function Shelf({ view, words, open }: { view: View; words: Words; open(potion: string): void }) {
  const text = boardText(words);
  return (
    <section class="chm-shelf" {...SHARED} aria-label={words.text("word-potions")}>
      <p data-pile>
        <span class="chm-soft">{words.text("word-pile")}</span>
        <span class="chm-to-come">
          {view.pile.map((rarity, at) => (
            <span key={at} class={`chm-unseen is-${rarity}`} title={words.text(`rarity-${rarity}`)}>
              <Glyph of={rarity} />
              <span class="chm-hidden">{words.text(`rarity-${rarity}`)}</span>
            </span>
          ))}
          {view.pile.length === 0 && "–"}
        </span>
      </p>
      <p data-brewed>
        <span class="chm-soft">{text("board-brewed", { n: view.brewed.length })}</span>
        <span class="chm-done">
          {view.brewed.map((potion) => (
            <button
              key={potion}
              type="button"
              class="chm-done-one"
              aria-label={text("board-large", { what: potionName(view, potion, words) })}
              title={potionName(view, potion, words)}
              onClick={() => open(potion)}
            >
              <Bottle rarity={view.potions[potion]?.rarity ?? "common"} full={1} id={`done-${potion}`} />
            </button>
          ))}
        </span>
      </p>
    </section>
  );
}
