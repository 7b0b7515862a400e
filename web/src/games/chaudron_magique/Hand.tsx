/** The own hand: tap one card to play it, another to keep it; the rest goes to the discard. */
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../types";
import { Card } from "./Card";
import { cardName } from "./names";
import { asks, seen } from "./seen";
import { Glyph } from "./signs";
import { local } from "./text";

export function Hand({ board, open }: { board: BoardProps; open(card: string): void }) {
  const { words, question, act, busy, seat } = board;
  const view = seen(board.view);
  const says = local(words);
  const [play, setPlay] = useState<number | null>(null);
  const [keep, setKeep] = useState<number | null>(null);
  useEffect(() => {
    setPlay(null);
    setKeep(null);
  }, [question?.number]);
  const me = seat === null ? null : view.witches[seat];
  if (!me) return null;
  const choosing = asks(question) === "ChooseCards";
  if (!choosing) return <Chosen board={board} open={open} />;
  // Tap: the first is played, the second kept; tapping a chosen one lets go of it.
  const tap = (at: number): void => {
    if (play === at) setPlay(null);
    else if (keep === at) setKeep(null);
    else if (play === null) setPlay(at);
    else setKeep(at);
  };
  const answer = question?.offers.find(
    ({ action, refusal }) => !refusal && action["play"] === play && action["keep"] === keep,
  )?.action;
  const ready = play !== null && keep !== null;
  const marks = (at: number): { name: string; label: string } | null =>
    play === at
      ? { name: "is-played", label: says.play }
      : keep === at
        ? { name: "is-kept", label: says.keep }
        : ready
          ? { name: "is-discarded", label: says.discard }
          : null;
  return (
    <section class="chm-hand" aria-label={says.yourCards}>
      <p class="chm-hand-head">
        <b>{says.yourCards}</b> <span class="chm-soft">{says.chooseCards}</span>
      </p>
      <ul>
        {me.hand.map((card, place) => {
          const at = place + 1;
          const face = view.ingredients[card];
          const mark = marks(at);
          return (
            <li key={at} class={mark?.name}>
              <button
                type="button"
                class="chm-hand-card"
                aria-pressed={play === at || keep === at}
                onClick={() => tap(at)}
                disabled={busy}
              >
                {face && <Card face={face} words={words} />}
                <span class="chm-hidden">
                  {says.cardAt(at)} {words.has(`card-${card}`) ? words.attribute(`card-${card}`, "text") : ""}
                </span>
                {mark && <span class="chm-ribbon">{mark.label}</span>}
              </button>
              <button
                type="button"
                class="chm-info"
                aria-label={says.large(cardName(view, card, words))}
                onClick={() => open(card)}
              >
                i
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="chm-confirm"
        data-confirm
        disabled={busy || !answer}
        onClick={() => answer && act(answer)}
      >
        <Glyph of="card" /> {says.confirmCards}
      </button>
    </section>
  );
}

/** After choosing: what I play, face down, and what I keep. */
function Chosen({ board, open }: { board: BoardProps; open(card: string): void }) {
  const { words, seat } = board;
  const view = seen(board.view);
  const says = local(words);
  const me = seat === null ? null : view.witches[seat];
  if (!me || (!me.picked && !me.kept)) return null;
  const shown = [
    { card: me.revealed ? null : me.picked, label: says.playedCard },
    { card: me.kept, label: says.keptCard },
  ];
  return (
    <section class="chm-chosen" aria-label={says.yourCards}>
      {view.step === "choosing" && <p class="chm-soft">{says.chosen}</p>}
      <ul>
        {shown.map(({ card, label }) => {
          const face = card ? view.ingredients[card] : undefined;
          return (
            card &&
            face && (
              <li key={label}>
                <span class="chm-soft">{label}</span>
                <button type="button" class="chm-hand-card" onClick={() => open(card)}>
                  <Card face={face} words={words} size="small" />
                  <span class="chm-hidden">{says.showLarge}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
