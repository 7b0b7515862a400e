/** What a scoring space gives: coins, points, ruby. */
import type { Words } from "../types";
import type { Scoring } from "./seen";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";

export function givesText(scoring: Scoring, words: Words): string {
  const text = boardText(words);
  return [
    text("board-coins", { n: scoring.coins }),
    text("board-points", { n: scoring.points }),
    ...(scoring.ruby ? [text("board-rubies", { n: 1 })] : []),
  ].join(", ");
}

export function Gives({ scoring, words, title }: { scoring: Scoring; words: Words; title?: string }) {
  return (
    <div class="cha-gives">
      {title && <span class="cha-gives-title">{title}</span>}
      <span class="cha-gives-row" role="img" aria-label={givesText(scoring, words)}>
        <span>
          <Glyph of="coin" />
          <b>{scoring.coins}</b>
        </span>
        <span>
          <Glyph of="points" />
          <b>{scoring.points}</b>
        </span>
        {scoring.ruby && (
          <span>
            <Glyph of="ruby" />
          </span>
        )}
      </span>
    </div>
  );
}
