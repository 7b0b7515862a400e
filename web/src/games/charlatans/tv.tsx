/** Charlatans on a television: everybody's pot, the fortune card, the round. */
import { Card } from "./Card";
import { ChipIcon } from "./Chip";
import { SHELF } from "./chips";
import { MiniPot } from "./MiniPot";
import { Flames } from "./Score";
import { Glyph, Signs } from "./signs";
import { boardText } from "./messages.gen";
import type { TvModule, TvProps } from "../types";
import type { Game, PlayerView } from "./types.gen";
import "./charlatans.css";
import "./pot.css";
import "./pieces.css";
import "./table.css";
import "./others.css";
import "./tv.css";

const LAST_CHIP = 96;

function Tv({ view, words, person }: TvProps<Game>) {
  return (
    <div class={`cha cha-tv are-${view.players.length}`}>
      <Signs />
      <ul class="cha-tv-pots">
        {view.players.map((player, seat) => (
          <li key={seat} class={`seat-${seat}`}>
            {person(seat)}
            <b class="cha-tv-points">
              {player.points} <Glyph of="points" />
            </b>
            <MiniPot player={player} seat={seat} />
            <Facts player={player} brewing={view.step === "brewing"} words={words} />
          </li>
        ))}
      </ul>
      <aside class="cha-tv-side">
        <p class="cha-tv-round" data-round={view.round}>
          <Flames round={view.round} words={words} />
          {words.text(`step-${view.step}`)}
        </p>
        {view.step === "shop" ? <Stall view={view} words={words} /> : <Card card={view.card} words={words} />}
      </aside>
    </div>
  );
}

/** How near the bang is, what the space gives, what came last. */
function Facts({ player, brewing, words }: { player: PlayerView; brewing: boolean; words: TvProps["words"] }) {
  const text = boardText(words);
  const last = player.pot.at(-1);
  const state = player.exploded ? text("board-exploded") : player.stopped ? text("board-stopped") : "";
  return (
    <div class="cha-tv-facts">
      {last && !(state && brewing) && <ChipIcon chip={last.chip} size={LAST_CHIP} />}
      <span class={player.exploded ? "cha-bad" : ""}>
        <svg class="cha-glyph cha-is-white cha-ink-here" viewBox="0 0 24 24" aria-hidden="true">
          <use href="#cha-white" />
        </svg>
        {player.white}/{player.limit}
      </span>
      <span>
        <Glyph of="coin" /> {player.scoring.coins}
      </span>
      <span>
        <Glyph of="points" /> {player.scoring.points} {player.scoring.ruby && <Glyph of="ruby" />}
      </span>
      <span>
        <Glyph of="ruby" /> {player.rubies}
      </span>
      {state && brewing && <em class={player.exploded ? "cha-bad" : "cha-good"}>{state}</em>}
    </div>
  );
}

/** While people shop: what is for sale. */
function Stall({ view, words }: Pick<TvProps<Game>, "view" | "words">) {
  return (
    <ul class="cha-tv-books">
      {SHELF.filter((colour) => view.books[colour]).map((colour) => (
        <li key={colour} class={`cha-is-${colour}`}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <use href={`#cha-${colour}`} />
          </svg>
          {words.text(`book-${view.books[colour]}`)}
        </li>
      ))}
    </ul>
  );
}

const tv: TvModule<Game> = { Tv };
export default tv;
