/** The others' pots, small; each opens large. */
import type { Words } from "../types";
import { Glyph } from "./signs";
import { MiniPot } from "./MiniPot";
import { SeatDot } from "./Score";
import type { CharlatansView, Player } from "./seen";
import { summaryOf } from "./summary";
import { local } from "./text";

/** One word on how far that player is, and its mood for the eye. */
function stateOf(player: Player, asked: boolean, step: string, words: Words): { text: string; mood: string } {
  const says = local(words);
  if (player.exploded) return { text: says.exploded, mood: "is-bad" };
  if (player.stopped) return { text: says.stopped, mood: "is-good" };
  if (player.decided) return { text: says.fist, mood: "is-fist" };
  if (asked) return { text: says.waiting, mood: "is-thinking" };
  return { text: step === "brewing" ? says.brewing : "", mood: "" };
}

export function Others({
  view,
  seats,
  names,
  words,
  open,
}: {
  view: CharlatansView;
  seats: number[];
  names: string[];
  words: Words;
  open(seat: number): void;
}) {
  const says = local(words);
  return (
    <ul class="cha-others" aria-label={says.others}>
      {seats.map((seat) => {
        const player = view.players[seat];
        if (!player) return null;
        const { text, mood } = stateOf(player, Boolean(view.asked[seat]), view.step, words);
        const name = names[seat] ?? "";
        return (
          <li key={seat}>
            <button type="button" class={`cha-mini ${mood}`} data-seat={seat} onClick={() => open(seat)}>
              <span class="cha-hidden">
                {says.potOf(name)}, {says.points(player.points)}
                {text && `, ${text}`}
                {view.first === seat && `, ${says.first}`}. {summaryOf(player, words)} {says.large}.
              </span>
              <span class="cha-mini-name" aria-hidden="true">
                <SeatDot seat={seat} />
                <span class="cha-name">{name}</span>
                {view.first === seat && <Glyph of="flame" />}
                <span class="cha-total" title={says.points(player.points)}>
                  {player.points}
                </span>
              </span>
              <span class="cha-mini-drawing" aria-hidden="true" data-bag={seat}>
                <MiniPot player={player} seat={seat} />
                {player.decided && <Glyph of="fist" class="cha-mini-fist" />}
                {text && <span class="cha-mini-state">{text}</span>}
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
