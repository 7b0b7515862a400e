/** Writing in secret from nine cards (DUB-12), by touch or by keys, with a way back. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { SignMark } from "./symbols";
import { boardText } from "./messages.gen";
import { offerOf, offersOf } from "../offers";
import { SIGNS, type Sign } from "./data.gen";
import { useDraft } from "../useDraft";
import type { BoardProps, View, WriteFormula } from "./types.gen";

const ACROSS = 3;

const writes = ({ action }: { action: WriteFormula }, symbols: readonly Sign[]): boolean =>
  action.symbols.join() === symbols.join();

/** Which formula is being written: with a double game the orange one, then the black one. */
function colourOf({ players }: View, seat: number | null): "any" | "orange" | "black" {
  const me = seat === null ? null : players[seat];
  if (!me?.double) return "any";
  return me.formula === null ? "orange" : "black";
}

export function FormulaDesk({ view, seat, question, act, words, busy }: BoardProps) {
  const text = boardText(words);
  const grid = useRef<HTMLDivElement>(null);
  const colour = colourOf(view, seat);
  const second = colour === "black";
  // In the order in which they were touched; whatever is asked in between, the pen goes on where it was. A double game
  // (DUB-36) has two formulas.
  const [chosen, choose] = useDraft<Sign[]>("formula", `turn ${view.turn}${second ? ", black" : ""}`, []);
  const offers = offersOf(question, "WriteFormula");
  const ordered = SIGNS.filter((symbol) => chosen.includes(symbol));
  const wanted = offers.find((offer) => writes(offer, ordered)) ?? null;
  const wait = offerOf(question, "HoldBack");
  const free = (symbol: Sign): boolean => offers.some((offer) => writes(offer, [symbol]) && !offer.refusal);

  const toggle = (symbol: Sign): void => {
    if (free(symbol))
      choose((now) => (now.includes(symbol) ? now.filter((other) => other !== symbol) : [...now, symbol]));
  };
  const undo = (): void => choose((now) => now.slice(0, -1));
  const write = (): void => {
    if (wanted && !wanted.refusal && !busy) act(wanted.action);
  };
  useKeys({ toggle, undo, write });

  function walk(event: KeyboardEvent, at: number): void {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ACROSS, ArrowUp: -ACROSS }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll("button")[(at + step + SIGNS.length) % SIGNS.length]?.focus();
  }
  const title =
    colour === "orange"
      ? text("board-orange-formula")
      : colour === "black"
        ? text("board-black-formula")
        : text("board-formula");
  return (
    <section class={`dub-formula is-${colour}`} aria-label={title}>
      <SpellAnswers question={question} act={act} words={words} busy={busy} />
      <div class="dub-slate" aria-live="polite">
        <h3>{title}</h3>
        <p>
          {ordered.length === 0 ? (
            <span class="dub-soft">{text("board-empty-formula")}</span>
          ) : (
            ordered.map((symbol) => (
              <span key={symbol} class="dub-chalk" title={words.text(`symbol-${symbol}`)}>
                <SignMark of={symbol} />
                <span class="dub-hidden">{words.text(`symbol-${symbol}`)} </span>
              </span>
            ))
          )}
        </p>
      </div>
      <div class="dub-cards" ref={grid} role="group" aria-label={text("board-formula")}>
        {SIGNS.map((symbol, at) => (
          <button
            key={symbol}
            type="button"
            class="dub-card"
            aria-pressed={chosen.includes(symbol)}
            aria-disabled={!free(symbol)}
            aria-keyshortcuts={`${at + 1}`}
            title={free(symbol) ? undefined : text("board-first")}
            onClick={() => toggle(symbol)}
            onKeyDown={(event) => walk(event, at)}
          >
            <kbd aria-hidden="true">{at + 1}</kbd>
            <SignMark of={symbol} />
            <span class="dub-card-name">{words.text(`symbol-${symbol}`)}</span>
            <span class="dub-syllable" aria-hidden="true">
              {words.text(`syllable-${symbol}`)}
            </span>
          </button>
        ))}
      </div>
      <div class="dub-write">
        <button
          type="button"
          class="button"
          onClick={undo}
          aria-disabled={chosen.length === 0}
          aria-keyshortcuts="Backspace"
        >
          <svg class="dub-undo" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
          </svg>
          {text("board-undo")}
        </button>
        {wait && !wait.refusal && (
          <button type="button" class="button" onClick={() => act(wait.action)}>
            {words.action(wait.action)}
          </button>
        )}
        <button
          type="button"
          class={`button dub-do-write${ordered.length > 0 ? " primary" : ""}`}
          onClick={write}
          aria-disabled={busy || !wanted}
          aria-keyshortcuts="Enter"
        >
          {text("board-write", { n: ordered.length })}
        </button>
      </div>
      <p class="dub-soft dub-keys-hint">
        {ordered.length > 0 ? text("board-would-fly", { n: ordered.length }) : text("board-keys-hint")}
      </p>
    </section>
  );
}

/** DUB-34. A spell that somebody plays meanwhile is answered here; the pen stays where it is. */
function SpellAnswers({ question, act, words, busy }: Pick<BoardProps, "question" | "act" | "words" | "busy">) {
  if (question?.decision.t !== "AnswerSpell") return null;
  const { decision } = question;
  const answers = question.offers.filter(({ action }) => action.t === "PlaySpell" || action.t === "LetSpellBe");
  return (
    <div class="dub-spell-answers" role="group" aria-label={words.question(decision)}>
      <span>{words.question(decision)}</span>
      {answers.map(({ action }) => (
        <button key={action.t} type="button" class="button" aria-disabled={busy} onClick={() => !busy && act(action)}>
          {words.action(action, decision)}
        </button>
      ))}
    </div>
  );
}

/** 1 to 9, Backspace, Enter; unless the reader is writing elsewhere, or has the focus on a button. */
function useKeys({ toggle, undo, write }: { toggle(symbol: Sign): void; undo(): void; write(): void }): void {
  useLayoutEffect(() => {
    // at once: an Enter may follow a figure closely
    function pressed(event: KeyboardEvent): void {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
        return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.closest("input, textarea, select, [contenteditable]")) return;
      const symbol = /^[1-9]$/.test(event.key) ? SIGNS[Number.parseInt(event.key, 10) - 1] : undefined;
      if (symbol) toggle(symbol);
      else if (event.key === "Backspace") undo();
      else if (event.key === "Enter" && !at?.closest("button, a")) write();
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
