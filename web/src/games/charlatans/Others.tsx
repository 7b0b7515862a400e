/** The others' pots, small; each opens large. */
import { SHARED } from "../../layout/Part";
import { Person } from "../../layout/Person";
import { Glyph } from "./signs";
import { MiniPot } from "./MiniPot";
import { SeatDot } from "./Score";
import { summaryOf } from "./summary";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import type { PlayerView, View } from "./types.gen";

/** One word on how far that player is, and its mood for the eye. */
function stateOf(player: PlayerView, asked: boolean, step: string, words: Words): { state: string; mood: string } {
  const text = boardText(words);
  if (player.exploded) return { state: text("board-exploded"), mood: "is-bad" };
  if (player.stopped) return { state: text("board-stopped"), mood: "is-good" };
  if (player.decided) return { state: text("board-fist"), mood: "is-fist" };
  if (asked) return { state: text("board-waiting"), mood: "is-thinking" };
  return { state: step === "brewing" ? text("board-brewing") : "", mood: "" };
}

export function Others({
  view,
  seats,
  names,
  words,
  open,
}: {
  view: View;
  seats: number[];
  names: string[];
  words: Words;
  open(seat: number): void;
}) {
  const text = boardText(words);
  return (
    <ul class="cha-others" {...SHARED} aria-label={text("board-others")}>
      {seats.map((seat) => {
        const player = view.players[seat];
        if (!player) return null;
        const { state, mood } = stateOf(player, Boolean(view.asked[seat]), view.step, words);
        const name = names[seat] ?? "";
        return (
          <li key={seat} class={`cha-other ${mood}`}>
            <Person seat={seat} before={<SeatDot seat={seat} />}>
              <span class="cha-total" title={text("board-points", { n: player.points })}>
                {view.first === seat && <Glyph of="flame" />}
                {player.points}
              </span>
            </Person>
            <button type="button" class="cha-mini" data-seat={seat} onClick={() => open(seat)}>
              <span class="cha-hidden">
                {text("board-pot-of", { who: name })}, {text("board-points", { n: player.points })}
                {state && `, ${state}`}
                {view.first === seat && `, ${text("board-first")}`}. {summaryOf(player, words)} {text("board-large")}.
              </span>
              <span class="cha-mini-drawing" aria-hidden="true" data-bag={seat}>
                <MiniPot player={player} seat={seat} />
                {player.decided && <Glyph of="fist" class="cha-mini-fist" />}
                {state && <span class="cha-mini-state">{state}</span>}
              </span>
              <span class="cha-mini-facts" aria-hidden="true">
                <span class={player.exploded ? "cha-bad" : ""}>
                  <svg class="cha-glyph cha-is-white cha-ink-here" viewBox="0 0 24 24">
                    <use href="#cha-white" />
                  </svg>
                  {player.white}/{player.limit}
                </span>
                <span>
                  <Glyph of="coin" />
                  {player.scoring.coins}
                </span>
                <span>
                  <Glyph of="points" />
                  {player.scoring.points}
                </span>
                <span data-rubies={seat}>
                  <Glyph of="ruby" />
                  {player.rubies}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
