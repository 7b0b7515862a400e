/** The check (DUB-13 to DUB-19): every formula open, each symbol in the colour in which it is valid, and what it brought. */
import type { Formula, Go, Lesson } from "./lesson";
import { STEPS, type Step } from "./sorting";
import { Token } from "./symbols";
import { boardText } from "./messages.gen";
import { Medal } from "./witches";
import type { Colour, Sign } from "./data.gen";
import type { BoardProps } from "./types.gen";

interface Props extends Pick<BoardProps, "names" | "words"> {
  lesson: Lesson;
  mover: number;
  step: Step;
  /** Lets the reader go through the sorting at her own pace. */
  look(step: Step): void;
}

export function FormulaCheck({ lesson, mover, step, look, names, words }: Props) {
  const text = boardText(words);
  return (
    <section class="dub-goes" aria-label={text("board-formulas")}>
      <header>
        <h3>{text("board-why-of", { turn: lesson.turn })}</h3>
        <div class="dub-steps" role="group" aria-label={text("board-why-of", { turn: lesson.turn })}>
          {STEPS.map((name, at) => (
            <button key={name} type="button" aria-pressed={name === step} onClick={() => look(name)}>
              <b aria-hidden="true">{at + 1}</b> {text(`board-steps-${name}`)}
            </button>
          ))}
        </div>
      </header>
      <ol>
        {lesson.goes.map((go, seat) => (
          <GoLine key={seat} go={go} seat={seat} flying={seat === mover} lesson={lesson} names={names} words={words} />
        ))}
      </ol>
    </section>
  );
}

function GoLine({
  go,
  seat,
  flying,
  lesson,
  names,
  words,
}: Pick<Props, "lesson" | "names" | "words"> & { go: Go; seat: number; flying: boolean }) {
  const text = boardText(words);
  const moved = go.moves.reduce((sum, move) => sum + move.by, 0);
  return (
    <li class={flying ? "is-flying" : ""}>
      <Medal seat={seat} />
      <span class="dub-name">{names[seat]}</span>
      <span class="dub-lines">
        {go.formulas.map((formula) => (
          <FormulaLine key={formula.colour} formula={formula} lesson={lesson} words={words} />
        ))}
        {go.denied && (
          <small class="dub-soft">{text("board-sinks", { denied: words.text(`source-${go.denied}`) })}</small>
        )}
      </span>
      <b class={`dub-moved ${moved < 0 ? "is-back" : ""}`}>
        {go.moves.length > 0 && (moved < 0 ? `−${-moved}` : `+${moved}`)}
        <span class="dub-hidden">
          {go.moves
            .map(
              (move) =>
                `${move.by} ${words.text(words.has(`source-${move.why}`) ? `source-${move.why}` : `card-${move.why}`)}`,
            )
            .join(", ")}
        </span>
      </b>
    </li>
  );
}

function FormulaLine({ formula, lesson, words }: { formula: Formula; lesson: Lesson; words: BoardProps["words"] }) {
  const text = boardText(words);
  const known = lesson.step === "black";
  const colourOf = (symbol: Sign): Colour | null =>
    lesson.valid.orange.includes(symbol) ? "orange" : lesson.valid.black.includes(symbol) ? "black" : null;
  return (
    <span class={`dub-line ${formula.verdict ? `is-${formula.verdict}` : ""}`}>
      <span class="dub-tokens">
        {formula.symbols.map((symbol) => (
          <span key={symbol}>
            <Token
              symbol={symbol}
              colour={known ? colourOf(symbol) : null}
              crossed={known && colourOf(symbol) === null}
            />
            <span class="dub-hidden">{words.text(`symbol-${symbol}`)} </span>
          </span>
        ))}
        {formula.symbols.length === 0 && <span class="dub-soft">–</span>}
      </span>
      {formula.verdict && <em class="dub-verdict">{text(`board-verdicts-${formula.verdict}`)}</em>}
    </span>
  );
}
