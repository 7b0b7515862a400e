/** A card or a Potion, large, in pictures and in words; and whose design it is. */
import { Dialog } from "../../ui/Dialog";
import { Bottle } from "./Bottle";
import { Card } from "./Card";
import { blockWords, cardName, potionName } from "./names";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { BlockPicture } from "./Tokens";
import type { Words } from "../types";
import type { View } from "./types.gen";

export type Shown = { what: "card"; id: string } | { what: "potion"; id: string } | { what: "about" };

interface Props {
  shown: Shown;
  view: View;
  words: Words;
  narrow: boolean;
  onClose(): void;
}

export function ShownLarge({ shown, view, words, narrow, onClose }: Props) {
  const text = boardText(words);
  const title =
    shown.what === "about"
      ? text("board-about-cards")
      : shown.what === "card"
        ? cardName(view, shown.id, words)
        : potionName(view, shown.id, words);
  return (
    <Dialog title={title} closeLabel={text("board-close")} onClose={onClose} sheet={narrow}>
      <div class="chm-large">
        {shown.what === "card" && <LargeCard id={shown.id} view={view} words={words} />}
        {shown.what === "potion" && <LargePotion id={shown.id} view={view} words={words} />}
        {shown.what === "about" && <p>{text("board-all-ours")}</p>}
      </div>
    </Dialog>
  );
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
