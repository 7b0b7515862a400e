/** What a tap on the table shows large: a pot, a bag, the card, the books, the score. */
import { BagContents } from "./Bag";
import { BookPage, Books } from "./Books";
import { Card } from "./Card";
import { ChipIcon } from "./Chip";
import { countOf } from "./chips";
import { FlaskDrawing } from "./Flask";
import { Gauge } from "./Gauge";
import { SpaceRewards } from "./SpaceRewards";
import { LargePot } from "./LargePot";
import { ScoreTrack } from "./Score";
import { Dialog } from "../../ui/Dialog";
import { Glyph } from "./signs";
import { summaryOf } from "./summary";
import { boardText } from "./messages.gen";
import { Tubes } from "./Tubes";
import type { Words } from "../types";
import type { Colour } from "./data.gen";
import type { PlayerView, View } from "./types.gen";

export type Shown =
  | { what: "pot" | "bag"; seat: number }
  | { what: "book"; colour: Colour }
  | { what: "card" | "books" | "score" };

interface Props {
  shown: Shown;
  seat: number | null;
  view: View;
  names: string[];
  words: Words;
  hideOdds: boolean;
  show(shown: Shown | null): void;
}

export function ShownLarge({ shown, seat, view, names, words, hideOdds, show }: Props) {
  const text = boardText(words);
  const dialog = { onClose: () => show(null), closeLabel: text("board-close") };
  switch (shown.what) {
    case "pot": {
      const player = view.players[shown.seat];
      return (
        player && (
          <Dialog {...dialog} title={text("board-pot-of", { who: names[shown.seat] ?? "" })} wide>
            <OtherPot player={player} view={view} words={words} hideOdds={hideOdds} />
          </Dialog>
        )
      );
    }
    case "bag": {
      const bag = view.players[shown.seat]?.bag ?? {};
      return (
        <Dialog
          {...dialog}
          title={`${seat === shown.seat ? text("board-my-bag") : text("board-bag-of", { who: names[shown.seat] ?? "" })} · ${countOf(bag)}`}
        >
          <BagContents bag={bag} words={words} size={46} />
        </Dialog>
      );
    }
    case "book":
      return (
        <Dialog {...dialog} title={words.text(`book-${view.books[shown.colour]}`)}>
          <BookPage colour={shown.colour} view={view} words={words} />
        </Dialog>
      );
    case "books":
      return (
        <Dialog {...dialog} title={text("board-books")}>
          <Books view={view} words={words} open={(colour) => show({ what: "book", colour })} />
        </Dialog>
      );
    case "card":
      return (
        <Dialog {...dialog} title={words.text("word-card")}>
          <Card card={view.card} words={words} />
        </Dialog>
      );
    case "score":
      return (
        <Dialog {...dialog} title={`${words.text("word-round")} ${view.round} · ${words.text(`step-${view.step}`)}`}>
          <ScoreTrack view={view} names={names} words={words} />
        </Dialog>
      );
  }
}

/** Somebody else's corner of the table. */
function OtherPot({
  player,
  view,
  words,
  hideOdds,
}: {
  player: PlayerView;
  view: View;
  words: Words;
  hideOdds: boolean;
}) {
  const text = boardText(words);
  return (
    <div class="cha-large">
      <p class="cha-hidden">{summaryOf(player, words)}</p>
      <div class="cha-large-pot">
        <LargePot player={player} id="cha-other" label={words.text("word-pot")} words={words} />
      </div>
      <div class="cha-large-facts">
        <Gauge player={player} words={words} hideOdds={hideOdds} />
        <SpaceRewards scoring={player.scoring} words={words} title={text("board-scores")} />
        <p class="cha-wealth">
          <span>
            <Glyph of="ruby" />
            <b>{player.rubies}</b>
            <span class="cha-hidden">{words.text("word-rubies")}</span>
          </span>
          <span>
            <Glyph of="points" />
            <b>{player.points}</b>
            <span class="cha-hidden">{words.text("word-points")}</span>
          </span>
          <span class="cha-small-flask">
            <FlaskDrawing full={player.flask_full} />
            {player.flask_full ? text("board-flask-full") : text("board-flask-empty")}
          </span>
          {player.beside.map((chip) => (
            <ChipIcon chip={chip} size={30} />
          ))}
        </p>
        <h3>{text("board-in-bag", { n: countOf(player.bag) })}</h3>
        <BagContents bag={player.bag} words={words} size={32} />
        {view.tubes && <Tubes at={player.tube} words={words} />}
      </div>
    </div>
  );
}
