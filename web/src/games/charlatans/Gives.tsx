/** What a scoring space gives: coins, points, ruby. */
import type { Words } from "../types";
import type { Scoring } from "./seen";
import { Glyph } from "./signs";
import { local } from "./text";

export function givesText(scoring: Scoring, words: Words): string {
  const says = local(words);
  return [says.coins(scoring.coins), says.points(scoring.points), ...(scoring.ruby ? [says.rubies(1)] : [])].join(", ");
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
