/** Your hand: tap one card to play it, another to keep it; the rest goes to the discard. */
import { part } from "../../layout/Part";
import { actionOf } from "../offers";
import { useDraft } from "../useDraft";
import { Card } from "./Card";
import { cardName } from "./names";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { BoardProps } from "./types.gen";

/** By their places on the hand, from 1. */
type Picked = { play: number | null; keep: number | null };

export function Hand({ board, open }: { board: BoardProps; open(card: string): void }) {
  const { view, words, question, act, busy, seat } = board;
  const text = boardText(words);
  const [{ play, keep }, choose] = useDraft<Picked>("hand", `${question?.number}`, { play: null, keep: null });
  const me = seat === null ? null : view.witches[seat];
  if (!me) return null;
  const choosing = question?.decision.t === "ChooseCards";
  if (!choosing) return <Chosen board={board} open={open} />;
  // Tap: the first is played, the second kept; tapping a chosen one lets go of it.
  const tap = (at: number): void =>
    choose((now) => {
      if (now.play === at) return { ...now, play: null };
      if (now.keep === at) return { ...now, keep: null };
      return now.play === null ? { ...now, play: at } : { ...now, keep: at };
    });
  const answer = play !== null && keep !== null ? actionOf(question, "PlayAndKeep", { play, keep }) : null;
  const ready = play !== null && keep !== null;
  const marks = (at: number): { name: string; label: string } | null =>
    play === at
      ? { name: "is-played", label: text("board-play") }
      : keep === at
        ? { name: "is-kept", label: text("board-keep") }
        : ready
          ? { name: "is-discarded", label: text("board-discard") }
          : null;
  return (
    <section class="chm-hand" {...part("hand", "essential")} data-offers aria-label={text("board-your-cards")}>
      <p class="chm-hand-head">
        <b>{text("board-your-cards")}</b> <span class="chm-soft">{text("board-choose-cards")}</span>
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
                {face && <Card id={card} face={face} words={words} />}
                <span class="chm-hidden">
                  {text("board-card-at", { at })}{" "}
                  {words.has(`card-${card}`) ? words.attribute(`card-${card}`, "text") : ""}
                </span>
                {mark && <span class="chm-ribbon">{mark.label}</span>}
              </button>
              <button
                type="button"
                class="chm-info"
                aria-label={text("board-large", { what: cardName(view, card, words) })}
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
        <Glyph of="card" /> {text("board-confirm-cards")}
      </button>
    </section>
  );
}

/** After choosing: what I play, face down, and what I keep. */
export function Chosen({ board, open }: { board: BoardProps; open(card: string): void }) {
  const { view, words, seat } = board;
  const text = boardText(words);
  const me = seat === null ? null : view.witches[seat];
  if (!me || (!me.picked && !me.kept)) return null;
  const shown = [
    { card: me.revealed ? null : me.picked, label: text("board-played-card") },
    { card: me.kept, label: text("board-kept-card") },
  ];
  return (
    <section class="chm-chosen" {...part("hand", "secondary")} aria-label={text("board-your-cards")}>
      {view.step === "choosing" && <p class="chm-soft">{text("board-chosen")}</p>}
      <ul>
        {shown.map(({ card, label }) => {
          const face = card ? view.ingredients[card] : undefined;
          return (
            card &&
            face && (
              <li key={label}>
                <span class="chm-soft">{label}</span>
                <button type="button" class="chm-hand-card" onClick={() => open(card)}>
                  <Card id={card} face={face} words={words} size="small" />
                  <span class="chm-hidden">{text("board-show-large")}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
