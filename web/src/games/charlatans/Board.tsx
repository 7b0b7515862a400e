/** The Charlatans board: your pot first, the others around it, and everything that lies on the table. */
import { SHARED, part } from "../../layout/Part";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { BagContents } from "./Bag";
import { Books } from "./Books";
import { Card } from "./Card";
import { countOf } from "./chips";
import { clearLanded } from "../stage";
import { Others } from "./Others";
import { OwnPot } from "./OwnPot";
import { ScoreTrack } from "./Score";
import { type Shown, ShownLarge } from "./ShownLarge";
import { Glyph, Signs } from "./signs";
import { boardText } from "./messages.gen";
import { Tubes } from "./Tubes";
import "./charlatans.css";
import "./pot.css";
import "./pieces.css";
import "./table.css";
import "./others.css";
import "./shop.css";
import "./flights.css";
import "./layout.css";
import "./rooms.css";
import "./hand.css";
import { type Colour, PURPLE_CARDS } from "./data.gen";
import type { BoardProps } from "./types.gen";

export function Board(props: BoardProps) {
  const { view, seat, names, words } = props;
  const text = boardText(words);
  const root = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<Shown | null>(null);
  const focus = seat ?? 0; // a spectator looks over the shoulder of the first seat
  const me = view.players[focus];
  const around = view.players.map((_, i) => (focus + i) % view.players.length).slice(1);
  // The view is the truth: what landed on the way there has done its work.
  useLayoutEffect(() => clearLanded(root.current), [view]);
  if (!me) return null;
  const openBook = (colour: Colour): void => show({ what: "book", colour });
  return (
    <div class="cha" ref={root} data-focus={focus}>
      <Signs />
      <div class="cha-grid">
        <OwnPot {...props} player={me} focus={focus} look={show} />
        <Others
          view={view}
          seats={around}
          names={names}
          words={words}
          open={(other) => show({ what: "pot", seat: other })}
        />
        <div class="cha-side">
          <Card card={view.card} words={words} />
          <section class="cha-panel" aria-label={text("board-my-bag")} data-bag={focus}>
            <h3>
              {seat === null ? text("board-bag-of", { who: names[focus] ?? "" }) : text("board-my-bag")}{" "}
              <span class="cha-soft">{countOf(me.bag)}</span>
            </h3>
            <BagContents bag={me.bag} words={words} size={32} />
          </section>
          <ScoreTrack view={view} names={null} words={words} />
        </div>
        <div class="cha-shelf" {...SHARED}>
          {view.tubes && <Tubes at={me.tube} words={words} />}
          <Books view={view} words={words} open={openBook} />
        </div>
        <nav class="cha-shortcuts" aria-label={text("board-table")}>
          <button type="button" data-card {...part("card", "secondary")} onClick={() => show({ what: "card" })}>
            <span class={`cha-mini-card ${PURPLE_CARDS.includes(view.card) ? "is-purple" : ""}`} aria-hidden="true" />
            <span>{view.card ? words.text(`card-${view.card}`) : words.text("word-card")}</span>
          </button>
          <button type="button" class="cha-to-bag" onClick={() => show({ what: "bag", seat: focus })}>
            <span class="cha-mini-pouch" aria-hidden="true" />
            <span>
              {words.text("word-bag")} {countOf(me.bag)}
            </span>
          </button>
          <button type="button" {...part("books", "secondary")} onClick={() => show({ what: "books" })}>
            <span class="cha-mini-book" aria-hidden="true" />
            <span>{text("board-books")}</span>
          </button>
          <button type="button" onClick={() => show({ what: "score" })}>
            <Glyph of="flame" class="is-now" />
            <span>
              {words.text("word-round")} {view.round}
            </span>
          </button>
        </nav>
      </div>
      {shown && (
        <ShownLarge
          shown={shown}
          seat={seat}
          view={view}
          names={names}
          words={words}
          hideOdds={props.hideOdds}
          show={show}
        />
      )}
      <div class="cha-layer" data-layer aria-hidden="true" />
    </div>
  );
}
