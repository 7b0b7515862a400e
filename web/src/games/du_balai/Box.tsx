/** The dice: in the open kettle, under the lid, or sorted on the table. Under the lid there is nothing to find (DUB-11). */
import { SHARED, part } from "../../layout/Part";
import { Kettle, Lid, Trays } from "./Kettle";
import type { Lesson } from "./lesson";
import { tenths, useNow, useReached } from "./moment";
import type { Scene } from "./scene";
import { BOX, type Step, sorted, thrown } from "./sorting";
import { DieFace } from "./symbols";
import { boardText } from "./messages.gen";
import { NOBODY } from "./scene";
import type { BoardProps, View } from "./types.gen";

interface Props extends Pick<BoardProps, "names" | "words" | "clock" | "covered"> {
  view: View;
  scene: Scene;
  lesson: Lesson | null;
  /** How far the sorting is shown. */
  step: Step;
}

export function Box(props: Props) {
  const { view, scene, lesson } = props;
  const cue = useReached(props.clock, view.step === "looking" ? view.cast_at : 0);
  const shut = scene.shut === view.turn || (view.step === "writing" && !view.dice);
  const open = !lesson && !shut && view.dice !== null && view.step !== "moving" && cue;
  const covered = open && props.covered;
  return (
    <>
      <p class="dub-hidden" role="status">
        {open && !covered && diceInWords(props).join("; ")}
      </p>
      {lesson ? (
        <SortedDice {...props} lesson={lesson} />
      ) : shut ? (
        <Shut {...props} />
      ) : covered ? (
        <Covered {...props} />
      ) : open ? (
        <Open {...props} />
      ) : (
        <Waiting {...props} ready={view.step === "looking"} />
      )}
    </>
  );
}

/** The dice, one by one, for those who listen. */
const diceInWords = ({ view, words }: Props): string[] =>
  (view.dice ?? []).map((die) =>
    boardText(words)("board-die-is", {
      symbol: words.text(`symbol-${die.symbol}`),
      colour: words.text(`colour-${die.colour}`),
    }),
  );

const FIELD = `0 0 ${BOX.width} ${BOX.height}`;

function Waiting({ words, ready }: Props & { ready: boolean }) {
  const text = boardText(words);
  const line = ready ? text("board-getting-ready") : text("board-kettle-empty");
  return (
    <figure class="dub-box" {...SHARED} {...part("dice", "essential")}>
      <svg viewBox={FIELD} role="img" aria-label={line}>
        <Kettle />
        <path class="dub-steam" d="M140 150c-20-26 20-40 0-70M200 160c-20-30 20-44 0-80M262 150c-20-26 20-40 0-70" />
      </svg>
      <figcaption>{line}</figcaption>
    </figure>
  );
}

/** Everybody looks; or, by decree, one alone. */
function Open(props: Props) {
  const { view, words, clock } = props;
  const text = boardText(words);
  const alone = view.step === "writing";
  const timed = alone ? view.decree_until > 0 : view.cast_at > 0;
  const now = useNow(clock, timed);
  const lies = thrown(view.dice?.length ?? 0, view.turn);
  const left = Math.max(0, Math.ceil((view.decree_until - now) / 1000));
  return (
    <figure class="dub-box is-open" {...(alone ? {} : SHARED)} {...part("dice", "essential")}>
      <svg viewBox={FIELD} role="img" aria-label={text("board-kettle-open")}>
        <Kettle />
        {view.dice?.map((die, at) => {
          const lie = lies[at] ?? { x: 0, y: 0, turn: 0 };
          return (
            <g
              key={at}
              data-die
              class="dub-die"
              style={{ transform: `translate(${lie.x}px, ${lie.y}px) rotate(${lie.turn}deg)` }}
            >
              <g class="dub-tumble" style={{ animationDelay: `${at * 12}ms` }}>
                <DieFace {...die} />
              </g>
            </g>
          );
        })}
      </svg>
      <ul class="dub-hidden">
        {diceInWords(props).map((die, at) => (
          <li key={at}>{die}</li>
        ))}
      </ul>
      <figcaption>
        <span>{alone ? text("board-only-you") : text("board-kettle-open")}</span>
        {timed && (
          <b class="dub-watch">
            {alone
              ? text("board-left", { n: left })
              : text("board-seconds", { tenths: tenths(now - view.cast_at, words.language) })}
          </b>
        )}
      </figcaption>
    </figure>
  );
}

/** A lost line is no memory: until it is back, nobody knows whether the lid has been shut. */
function Covered({ words }: Props) {
  const line = boardText(words)("board-covered");
  return (
    <figure class="dub-box is-shut is-covered" {...SHARED} data-part="dice">
      <svg viewBox={FIELD} role="img" aria-label={line}>
        <Kettle />
        <Lid slam={false} />
      </svg>
      <figcaption>{line}</figcaption>
    </figure>
  );
}

function Shut({ view, scene, names, words }: Props) {
  const text = boardText(words);
  const closer = scene.hands[0]?.seat ?? view.closer;
  const alone = view.decree === NOBODY ? "" : text("board-looks-alone", { who: names[view.decree] ?? "" });
  const by =
    closer === NOBODY
      ? view.step === "writing"
        ? text("board-fell-shut")
        : text("board-kettle-shut")
      : text("board-closed-by", { who: names[closer] ?? "" });
  const timed = scene.hands.filter((hand) => hand.after >= 0);
  return (
    <figure class="dub-box is-shut" {...SHARED} {...part("dice", "essential")}>
      <svg viewBox={FIELD} role="img" aria-label={text("board-kettle-shut")}>
        <Kettle />
        <Lid slam={scene.shut === view.turn} />
      </svg>
      <figcaption>
        <span>{alone || by}</span>
        {timed.length > 1 ? (
          <span class="dub-margins" aria-label={text("board-hands")}>
            {timed.map((hand) => (
              <b key={hand.seat} style={{ "--seat": `var(--seat-${hand.seat})` }}>
                {names[hand.seat]} {text("board-ms", { n: hand.after })}
              </b>
            ))}
          </span>
        ) : (
          view.looked >= 0 && <span>{text("board-looked-for", { tenths: tenths(view.looked, words.language) })}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** DUB-13, step by step. */
function SortedDice({ lesson, step, words }: Props & { lesson: Lesson }) {
  const text = boardText(words);
  const { dice, turn, eliminated, valid } = lesson;
  const lies = sorted(dice, turn, step, eliminated, valid);
  const lying = step === "opened";
  const names = {
    orange: words.text("colour-orange"),
    black: words.text("colour-black"),
    out: words.text("word-eliminated"),
  };
  const [inOrange, inBlack] = [step === "orange" || step === "black", step === "black"];
  const shown = { orange: inOrange ? valid.orange.length : NOBODY, black: inBlack ? valid.black.length : NOBODY };
  return (
    <figure class="dub-box is-sorted" {...SHARED} {...part("dice", "essential")}>
      <svg viewBox={FIELD} role="img" aria-label={saidOf(lesson, step, words)}>
        {lying ? <Kettle /> : <Trays names={names} empty={text("board-tray-empty")} valid={shown} />}
        {dice.length === 0 && <Lid slam={false} />}
        {dice.map((die, at) => {
          const lie = lies[at] ?? { x: 0, y: 0, turn: 0, state: "open" };
          const size = lie.state === "out" ? 0.66 : 1;
          return (
            <g
              key={at}
              class={`dub-die is-${lie.state}`}
              style={{ transform: `translate(${lie.x}px, ${lie.y}px) rotate(${lie.turn}deg) scale(${size})` }}
            >
              <DieFace {...die} />
              {lie.state === "out" && <path class="dub-struck" d="M-26 26 26-26" />}
            </g>
          );
        })}
      </svg>
      <figcaption aria-live="polite">{saidOf(lesson, step, words)}</figcaption>
    </figure>
  );
}

/** The line of the log that belongs to a step. */
function saidOf(lesson: Lesson, step: Step, words: BoardProps["words"]): string {
  const { dice, eliminated, valid } = lesson;
  if (dice.length === 0) return boardText(words)("board-kettle-shut");
  if (step === "opened") return words.event({ t: "LidOpened", symbols: dice.map((die) => die.symbol) });
  if (step === "eliminated")
    return eliminated.length
      ? words.event({ t: "SymbolsEliminated", symbols: eliminated })
      : boardText(words)("board-steps-eliminated");
  return words.event({ t: "SymbolsValid", colour: step, symbols: valid[step] });
}
