/** A card or a Potion, large, in pictures and in words; whose design it is; and what finds no room on a small table. */
import { Dialog } from "../../ui/Dialog";
import { Bottle } from "./Bottle";
import { Card } from "./Card";
import { Chosen } from "./Hand";
import { blockWords, cardName, potionName } from "./names";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { Shelf } from "./Potions";
import { BlockPicture } from "./Tokens";
import type { Words } from "../types";
import type { BoardProps, View } from "./types.gen";

export type Shown = { what: "card"; id: string } | { what: "potion"; id: string } | { what: "about" | "table" };

interface Props {
  shown: Shown;
  board: BoardProps;
  narrow: boolean;
  show(shown: Shown | null): void;
}

export function ShownLarge({ shown, board, narrow, show }: Props) {
  const { view, words } = board;
  const text = boardText(words);
  return (
    <Dialog
      title={titleOf(shown, view, words)}
      closeLabel={text("board-close")}
      onClose={() => show(null)}
      sheet={narrow}
    >
      <div class="chm-large">
        {shown.what === "card" && <LargeCard id={shown.id} view={view} words={words} />}
        {shown.what === "potion" && <LargePotion id={shown.id} view={view} words={words} />}
        {shown.what === "table" && (
          <>
            <Chosen board={board} open={(id) => show({ what: "card", id })} />
            <Shelf view={view} words={words} open={(id) => show({ what: "potion", id })} />
            <p class="chm-soft">
              <Glyph of="card" /> {text("board-pile")}: {view.draw_pile}
            </p>
          </>
        )}
        {(shown.what === "about" || shown.what === "table") && <p>{text("board-all-ours")}</p>}
      </div>
    </Dialog>
  );
}

function titleOf(shown: Shown, view: View, words: Words): string {
  switch (shown.what) {
    case "about":
      return boardText(words)("board-about-cards");
    case "table":
      return words.text("word-table");
    case "card":
      return cardName(view, shown.id, words);
    case "potion":
      return potionName(view, shown.id, words);
  }
}

function Designed({ text }: { text: string }) {
  return (
    <p class="chm-designed">
      <Glyph of="quill" /> {text}
    </p>
  );
}

function LargeCard({ id, view, words }: { id: string; view: View; words: Words }) {
  const text = boardText(words);
  const face = view.ingredients[id];
  if (!face) return null;
  return (
    <>
      <Card id={id} face={face} words={words} size="large" />
      {words.has(`card-${id}`) && <p>{words.attribute(`card-${id}`, "text")}</p>}
      <p class="chm-soft">{text("board-copies", { n: face.copies })}</p>
      {face.designed.length > 0 && <Designed text={text("board-ours")} />}
    </>
  );
}

function LargePotion({ id, view, words }: { id: string; view: View; words: Words }) {
  const text = boardText(words);
  const face = view.potions[id];
  if (!face) return null;
  return (
    <>
      <div class={`chm-large-potion is-${face.rarity}`}>
        <Bottle rarity={face.rarity} full={1} id={`large-${id}`} />
        <p>
          <Glyph of={face.rarity} class="chm-rarity" /> {words.text(`rarity-${face.rarity}`)}
        </p>
        <div class="chm-pattern">
          {face.blocks.map((block, at) => (
            <BlockPicture key={at} text={block} unit={40} />
          ))}
        </div>
      </div>
      <ul class="chm-in-words-list">
        {face.blocks.map((block, at) => (
          <li key={at}>{blockWords(block, words)}</li>
        ))}
      </ul>
      {face.designed.length > 0 && <Designed text={text("board-ours-potion")} />}
    </>
  );
}
