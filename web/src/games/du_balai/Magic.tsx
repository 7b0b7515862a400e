/** Black Magic in the hand, and drawn cards to keep one of (DUB-17, DUB-30, DUB-31). A touch reads a card; while one writes, a second plays it: else the bar does. */
import { part } from "../../layout/Part";
import { useEffect, useRef, useState } from "preact/hooks";
import { Art } from "./art";
import { isWriting } from "./asking";
import { ACROBATICS } from "./data.gen";
import { boardText } from "./messages.gen";
import { offerOf } from "../offers";
import type { Words } from "../types";
import { useWhyNot } from "../useWhyNot";
import type { BoardProps, FlyerView, Game, Offer, PlaySpell } from "./types.gen";

export function MagicFace({ card, words, count = 1 }: { card: string; words: Words; count?: number }) {
  const points = ACROBATICS[card];
  return (
    <span class={`dub-magic-face ${points ? "is-acrobatics" : ""}`}>
      <Art card={card} />
      <span class="dub-magic-name">{words.text(`card-${card}`)}</span>
      {points && <b class="dub-magic-points">{points}</b>}
      {count > 1 && <b class="dub-magic-count">×{count}</b>}
    </span>
  );
}

/** All that the face shows; on a small one the name is not written. */
const named = (card: string, words: Words, count: number): string =>
  [words.text(`card-${card}`), ACROBATICS[card], count > 1 && `×${count}`].filter(Boolean).join(" ");

export function MagicHand({
  me,
  pile,
  question,
  act,
  whyNot,
  words,
  busy,
}: BoardProps & { me: FlyerView; pile: number }) {
  const text = boardText(words);
  const keeping = question?.decision.t === "KeepOneMagic";
  const cards = (keeping ? me.drawn : me.hand) ?? [];
  const kinds = [...new Set(cards)];
  const countOf = (card: string): number => cards.filter((other) => other === card).length;
  const [read, choose] = useState<string | null>(null);
  useEffect(() => choose(null), [question?.number]);
  const shown = !keeping && read !== null && kinds.includes(read) ? read : null;
  const offered = (card: string): Offer | null => offerOf(question, "PlaySpell", { card });
  const playable = (card: string): boolean => offered(card)?.refusal === null;
  return (
    <section
      {...part("magic", "secondary")}
      class={`dub-hand ${keeping ? "is-keeping" : ""}`}
      aria-label={keeping ? text("board-drawn") : text("board-hand")}
    >
      <header>
        <h3>{keeping ? text("board-drawn") : text("board-hand")}</h3>
        {kinds.length > 0 ? (
          <span class="dub-hidden">{text("board-secret")}</span>
        ) : (
          <span class="dub-soft">{text("board-hand-empty")}</span>
        )}
        <span class="dub-soft dub-pile">{text("board-in-pile", { n: pile })}</span>
      </header>
      {kinds.length > 0 && (
        <ul>
          {kinds.map((card) => (
            <li key={card}>
              {keeping ? ( // the bar says what each does, and keeps it
                <MagicFace card={card} words={words} count={countOf(card)} />
              ) : (
                <button
                  type="button"
                  class={`dub-magic ${playable(card) ? "is-playable" : ""}`}
                  aria-label={named(card, words, countOf(card))}
                  aria-pressed={card === shown}
                  onClick={() => choose(card === shown ? null : card)}
                >
                  <MagicFace card={card} words={words} count={countOf(card)} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown && <Read {...{ card: shown, offered: offered(shown), act, whyNot, words, busy, question }} />}
    </section>
  );
}

interface ReadProps extends Pick<BoardProps, "act" | "whyNot" | "words" | "busy" | "question"> {
  card: string;
  offered: Offer | null;
}

function Read({ card, offered, act, whyNot, words, busy, question }: ReadProps) {
  const spell: PlaySpell | null = offered || ACROBATICS[card] !== undefined ? null : { t: "PlaySpell", card };
  const why = useWhyNot<Game>({ whyNot, words, question }, spell);
  const refusal = offered?.refusal ?? null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [card]);
  return (
    <div class="dub-read" role="status" ref={place}>
      <p>{words.attribute(`card-${card}`, "text")}</p>
      {offered && !refusal && question && isWriting(question) && (
        <button type="button" class="button primary" aria-disabled={busy} onClick={() => !busy && act(offered.action)}>
          {words.action(offered.action, question?.decision)}
        </button>
      )}
      {refusal && (
        <p class="dub-refused">
          {words.refusal(refusal.why, refusal.facts)} ({refusal.rule})
        </p>
      )}
      {why && <p class="dub-refused">{why.text}</p>}
    </div>
  );
}
