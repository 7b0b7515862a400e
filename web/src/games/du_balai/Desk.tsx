/** Your place at the table: what is to be done now, and while there is nothing, what the last turn taught. */
import { FormulaDesk } from "./FormulaDesk";
import { FormulaCheck } from "./FormulaCheck";
import { type Lesson, validOf } from "./lesson";
import { FormulaChange } from "./FormulaChange";
import { Press } from "./Press";
import type { Scene } from "./scene";
import type { Step } from "./sorting";
import { SignMark } from "./symbols";
import { boardText } from "./messages.gen";
import { offerOf, offersOf } from "../offers";
import type { BoardProps, View } from "./types.gen";

interface Props {
  board: BoardProps;
  view: View;
  scene: Scene;
  lesson: Lesson | null;
  mover: number;
  step: Step;
  look(step: Step): void;
}

export function Desk({ board, view, scene, lesson, mover, step, look }: Props) {
  const { question, words, names, seat } = board;
  const kind = question?.decision.t;
  if ((kind === "MendFormula" || kind === "CorrectFormula") && view.valid)
    return <FormulaChange key={question?.number} {...board} valid={validOf(view.valid)} />;
  if (lesson) return <FormulaCheck lesson={lesson} mover={mover} step={step} look={look} names={names} words={words} />;
  if (view.step === "looking" && seat !== null && scene.shut !== view.turn) return <Press {...board} />;
  if (offersOf(question, "WriteFormula").length > 0) return <FormulaDesk {...board} />;
  if (view.step === "writing" && seat !== null) return <Written view={view} seat={seat} words={words} />;
  return <HowTo {...board} />;
}

/** Her own formula lies on the table; the others' are face down. */
function Written({ view, seat, words }: { view: View; seat: number; words: BoardProps["words"] }) {
  const text = boardText(words);
  const me = view.players[seat];
  const formulas = [me?.formula, me?.second].filter((formula) => formula !== null && formula !== undefined);
  if (formulas.length === 0) return null;
  return (
    <section class="dub-written" aria-label={text("board-written")}>
      <h3>{text("board-written")}</h3>
      {formulas.map((formula, at) => (
        <p key={at} class="dub-slate-line">
          {formula.map((symbol) => (
            <span key={symbol} class="dub-chalk">
              <SignMark of={symbol} />
              <span>{words.text(`symbol-${symbol}`)}</span>
            </span>
          ))}
          {formula.length === 0 && <span class="dub-soft">–</span>}
        </p>
      ))}
      <p class="dub-soft">{text("board-waiting")}</p>
    </section>
  );
}

/** DUB-10. Whoever has the very first throw makes it here, below what it is about. */
function HowTo({ view, question, act, busy, words }: BoardProps) {
  const text = boardText(words);
  const cast = view.turn === 1 ? offerOf(question, "CastDice") : null;
  return (
    // On a small screen it scrolls, also by the keys.
    <section class="dub-how" tabIndex={0} aria-label={text("board-how-title")}>
      <h3>{text("board-how-title")}</h3>
      <ol>
        <li>{text("board-how-look")}</li>
        <li>{text("board-how-slam")}</li>
        <li>{text("board-how-write")}</li>
      </ol>
      {cast && (
        <p data-offers>
          <button type="button" class="button primary offer" disabled={busy} onClick={() => act(cast.action)}>
            {words.action(cast.action)}
          </button>
        </p>
      )}
    </section>
  );
}
