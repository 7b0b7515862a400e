/** What the draft would do: burnt, lost, brewed; or why it may not be done. Also told to those who listen. */
import { RuleLink } from "../../table/RuleLink";
import type { ReaderWords } from "../../words/words";
import { partsInWords } from "./Ghosts";
import { potionName } from "./names";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { Token } from "./Tokens";
import type { Draft } from "./useDraft";
import type { Words } from "../types";
import type { View } from "./types.gen";

export function ForecastLine({ draft, view, words }: { draft: Draft; view: View; words: Words }) {
  const text = boardText(words);
  const { forecast, refusal, kind } = draft;
  return (
    <div class={`chm-forecast${refusal ? " is-refused" : ""}`}>
      <p class="chm-hidden" role="status">
        {spoken(draft, view, words)}
      </p>
      {refusal ? (
        <p class="chm-why">
          {refusal.text} <RuleLink id={refusal.rule} words={words as ReaderWords} />
        </p>
      ) : forecast ? (
        <p aria-hidden="true">
          <span class={forecast.burnt > 0 ? "chm-will-burn" : "chm-calm"}>
            <Glyph of="flame" /> {forecast.burnt > 0 ? `+${forecast.burnt}` : "0"}
          </span>
          {forecast.lost > 0 && (
            <span class={kind === "RemoveBlocks" ? "chm-will-go" : "chm-will-lose"}>
              <Glyph of="out" /> {kind === "RemoveBlocks" ? `−${forecast.lost}` : forecast.lost}
            </span>
          )}
          {forecast.brews.map((potion) => (
            <span key={potion} class="chm-will-brew">
              <Glyph of={view.potions[potion]?.rarity ?? "common"} />{" "}
              {text("board-brews", { what: potionName(view, potion, words) })}
            </span>
          ))}
          <span class="chm-in-words">{inWords(draft, words)}</span>
        </p>
      ) : (
        <p class="chm-soft">{hint(draft, words)}</p>
      )}
    </div>
  );
}

function inWords({ forecast, kind }: Draft, words: Words): string {
  if (!forecast) return "";
  const text = boardText(words);
  return kind === "RemoveBlocks"
    ? text("board-would-remove", { burnt: forecast.burnt, gone: forecast.lost })
    : text("board-would", { burnt: forecast.burnt, lost: forecast.lost });
}

function hint({ kind, role, cursor }: Draft, words: Words): string {
  const text = boardText(words);
  if (role === "suggest") return text("board-suggesting");
  if (kind === "MoveOne") return text("board-pick-token");
  if (kind === "DuplicateOne") return text("board-pick-resource");
  if (kind === "PlaceBurnt")
    return cursor ? text("board-cell-is", { cell: words.text("word-burnt"), what: cursor }) : text("board-pick-cell");
  return text("board-drag-it");
}

function spoken(draft: Draft, view: View, words: Words): string {
  const text = boardText(words);
  const { held, shape, forecast, refusal, cursor } = draft;
  const where =
    held && shape ? (held.out ? words.text("word-outside") : partsInWords(held, shape, words)) : (cursor ?? "");
  const brews = (forecast?.brews ?? [])
    .map((potion) => text("board-brews", { what: potionName(view, potion, words) }))
    .join(" ");
  return [where, refusal?.text ?? inWords(draft, words), brews].filter(Boolean).join(". ");
}

/** The resources that may be chosen: one choice serves the whole block. */
export function Choices({
  letters,
  chosen,
  choose,
  words,
}: {
  letters: readonly string[];
  chosen: string | null;
  choose(letter: string): void;
  words: Words;
}) {
  return (
    <div class="chm-choices" role="group" aria-label={boardText(words)("board-choose")}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-pressed={chosen === letter}
          aria-label={words.text(`resource-${letter}`)}
          title={words.text(`resource-${letter}`)}
          onClick={() => choose(letter)}
        >
          <Token letter={letter} />
        </button>
      ))}
    </div>
  );
}
