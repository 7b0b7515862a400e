/** Le Bal des Chaudrons on a television: everybody's Circle first, for it ends the match, then bench and cauldron. */
import { SmallBench } from "./Bench";
import { Cauldron } from "./Cauldron";
import { DemonCircle, heatOf } from "./Circle";
import { sizeOf } from "./piles";
import { doing } from "./Place";
import { Portrait } from "./portraits";
import { Glyph, Signs } from "./signs";
import { boardText } from "./messages.gen";
import type { TvModule, TvProps } from "../types";
import type { Game } from "./types.gen";
import "./bal.css";
import "./pieces.css";
import "./cards.css";
import "./places.css";
import "./tv.css";

function Tv({ view, words, person }: TvProps<Game>) {
  const text = boardText(words);
  return (
    <div class={`bal bal-tv are-${view.witches.length}`}>
      <Signs />
      <p class="bal-tv-step" data-round={view.round}>
        {view.round > 0 && (
          <b>
            {words.text("word-round")} {view.round}
          </b>
        )}{" "}
        {words.text(`step-${view.step}`)}
      </p>
      <ul class="bal-tv-places">
        {view.witches.map((witch, seat) => {
          const heat = heatOf(sizeOf(witch.circle));
          const alarm = heat === "is-danger" ? text("board-danger") : heat === "is-burning" ? text("board-over") : "";
          const what = doing(view, witch, seat, view.asked[seat] ?? null, words);
          return (
            <li key={seat} class={`bal-tv-place seat-${seat} ${heat}`}>
              <div class="bal-tv-who">
                <Portrait of={witch.character} class="is-small" />
                {person(seat)}
                {witch.initiative !== null && <b class="bal-tv-initiative">{witch.initiative}</b>}
              </div>
              <DemonCircle circle={witch.circle} seat={seat} label={words.text("word-circle")} words={words} />
              <div class="bal-tv-has">
                <SmallBench bench={witch.bench} words={words} />
                <span class="bal-tv-vessel">
                  <Cauldron
                    holds={witch.cauldron}
                    brewing={witch.made}
                    seat={seat}
                    label={words.text("word-cauldron")}
                    words={words}
                  />
                  <span title={words.text("word-line")}>
                    <span class="bal-mini-line" aria-hidden="true" /> {witch.line.length}
                  </span>
                  <span title={words.text("word-hand")}>
                    <Glyph of="hand" /> {witch.hand_size}
                  </span>
                </span>
              </div>
              <p class={alarm ? "bal-tv-what bal-tv-alarm" : "bal-tv-what"}>{alarm || what}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const tv: TvModule<Game> = { Tv };
export default tv;
