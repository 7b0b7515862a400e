/** How near the bang is: the white total as a fuse that burns towards a cherry bomb, and the odds of the next draw. */
import { part } from "../../layout/Part";
import { countOf } from "./chips";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import type { PlayerView } from "./types.gen";

const LEFT = 12;
const RIGHT = 236;

export function Gauge({ player, words, hideOdds }: { player: PlayerView; words: Words; hideOdds: boolean }) {
  const text = boardText(words);
  const { white, limit, exploded } = player;
  const at = (n: number): number => LEFT + ((RIGHT - LEFT) * Math.min(n, limit)) / limit;
  const room = limit - white;
  const mood = exploded ? "is-over" : room <= 1 ? "is-hot" : room <= 3 ? "is-warm" : "is-calm";
  const all = countOf(player.bag);
  const bad = Math.round(player.odds * all);
  const done = player.stopped || exploded;
  return (
    <div class={`cha-gauge ${mood}`} {...part("fuse", "essential")} data-always>
      <svg
        class="cha-fuse-drawing"
        viewBox="0 0 300 62"
        role="img"
        aria-label={text("board-of-limit", { white, limit })}
      >
        <path d={`M${LEFT} 26H${RIGHT}`} class="cha-fuse-ash" />
        {!exploded && <path d={`M${at(white)} 26H${RIGHT + 18}`} class="cha-fuse" />}
        {Array.from({ length: limit + 1 }, (_, n) => (
          <g class={n <= white ? "is-burnt" : ""}>
            <path d={`M${at(n)} 18v16`} class="cha-tick" />
            <text x={at(n)} y="54" class="cha-tick-number">
              {n}
            </text>
          </g>
        ))}
        <g transform={`translate(${at(white)} 26)`} class="cha-spark">
          <path d="M0-15L4-5 14-7 7 1l7 9-11-3-3 11-4-10-11 3 7-8-7-8 10 2z" />
          <circle r="4.5" />
        </g>
        <svg x="246" y="0" width="52" height="52" viewBox="0 0 24 24" class="cha-bomb">
          <use href="#cha-white" />
        </svg>
      </svg>
      <span class="cha-pips" aria-hidden="true">
        {Array.from({ length: limit }, (_, n) => (
          <span class={n < white ? "is-burnt" : ""} />
        ))}
        <svg class="cha-glyph cha-bomb" viewBox="0 0 24 24">
          <use href="#cha-white" />
        </svg>
      </span>
      <p class="cha-gauge-facts">
        <span>
          {text("board-white")} <b>{white}</b>
          <span class="cha-soft">/{limit}</span>
        </span>
        {!hideOdds && !done && (
          <span class="cha-odds" title={text("board-risk-of", { bad, all })}>
            {text("board-risk")} <b>{Math.round(player.odds * 100)} %</b>{" "}
            <span class="cha-soft">({text("board-risk-of", { bad, all })})</span>
          </span>
        )}
        {exploded && <b class="cha-bad">{text("board-exploded")}</b>}
        {player.stopped && !exploded && <b class="cha-good">{text("board-stopped")}</b>}
      </p>
      {player.shield > 0 && <p class="cha-shield">{text("board-shield-for", { n: player.shield })}</p>}
    </div>
  );
}
