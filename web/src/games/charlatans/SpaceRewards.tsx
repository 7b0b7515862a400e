/** What a scoring space gives: coins, points, ruby. */
import { part } from "../../layout/Part";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import type { SpaceView } from "./types.gen";

export function rewardsText(scoring: SpaceView, words: Words): string {
  const text = boardText(words);
  return [
    text("board-coins", { n: scoring.coins }),
    text("board-points", { n: scoring.points }),
    ...(scoring.ruby ? [text("board-rubies", { n: 1 })] : []),
  ].join(", ");
}

export function SpaceRewards({ scoring, words, title }: { scoring: SpaceView; words: Words; title?: string }) {
  return (
    <div class="cha-gives" {...part("scoring", "essential")}>
      {title && <span class="cha-gives-title">{title}</span>}
      <span class="cha-gives-row" role="img" aria-label={rewardsText(scoring, words)}>
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
