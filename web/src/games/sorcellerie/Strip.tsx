/** One line between table and buttons: what to look for, the time left, or how the last contest ended. */
import { SHARED } from "../../layout/Part";
import { speech } from "../../settings";
import { type Answer, type Contest, contest, onStrip } from "./contest";
import { Hats, Lock, Mark, Speaking } from "./marks";
import { useCountdown } from "./moments";
import { SignIcon } from "./signs";
import { canSpeak } from "./speech";
import type { Phase } from "./staging";
import { boardText } from "./messages.gen";
import type { FairClock, Words } from "../types";
import type { SorcellerieView } from "./types.gen";

interface Props {
  view: SorcellerieView;
  phase: Phase;
  names: string[];
  clock: FairClock;
  words: Words;
}

export function Strip(props: Props) {
  const { view, words } = props;
  const text = boardText(words);
  const last = contest.value;
  const isSettled = last !== null && (last.winner !== null || last.nobody !== null);
  const settled =
    isSettled && (last.turn === view.turn || (last.turn === view.turn - 1 && props.phase !== "lying")) ? last : null;
  const isSlow = props.phase === "lying" && !view.outcome && view.slow > 0;
  return (
    <section class={`sor-strip${settled || isSlow ? " has-news" : ""}`} {...SHARED} aria-label={text("board-margins")}>
      <div class="sor-strip-main">
        {settled ? (
          <Margins last={settled} names={props.names} slow={view.slow > 0} words={words} />
        ) : (
          isSlow && <SlowTime {...props} />
        )}
        {view.step === "resting" && !view.outcome && <Breath {...props} />}
        <Legend anyFive={view.any_five} words={words} />
      </div>
      <div class="sor-strip-side">
        <span class="sor-pile" title={text("board-pile", { n: view.pile })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M4 7h12v14H4ZM6 5h12v14M8 3h12v14"
              fill="#2f5a52"
              stroke="#e9d9a8"
              stroke-width="1.6"
              stroke-linejoin="round"
            />
          </svg>
          <span aria-hidden="true">{view.pile}</span>
          <span class="unseen">{text("board-pile", { n: view.pile })}</span>
        </span>
        {canSpeak() && (
          <button
            type="button"
            class="icon-button"
            aria-pressed={speech.value === "on"}
            aria-label={text("board-speak-off")}
            title={speech.value === "on" ? text("board-speak-on") : text("board-speak-off")}
            onClick={() => (speech.value = speech.value === "on" ? "off" : "on")}
          >
            <Speaking />
            {speech.value === "on" && <span class="sor-speaks" aria-hidden="true" />}
          </button>
        )}
      </div>
    </section>
  );
}

/** SOR-3: how long it is until the cup is passed. */
function Breath({ view, clock, words }: Props) {
  useCountdown(true);
  const n = Math.max(0, Math.ceil((view.rests_until - clock.now()) / 1000));
  return <p class="soft sor-breath">{boardText(words)("board-breath-left", { n })}</p>;
}

/** SOR-6, in pictures. */
function Legend({ anyFive, words }: { anyFive: boolean; words: Words }) {
  const text = boardText(words);
  return (
    <div class="sor-legend">
      <p>
        <Hats many /> <span class="sor-legend-scene">{words.text("scene-many")}</span> <b>{text("board-most")}</b>
      </p>
      <p>
        <Hats many={false} /> <span class="sor-legend-scene">{words.text("scene-one")}</span>{" "}
        <b>{text("board-least")}</b>
      </p>
      <p class="sor-goal">{text("board-goal", { any: `${anyFive}` })}</p>
    </div>
  );
}

/** Slow mode: the question in words, who has answered, and the time that is left. */
function SlowTime({ view, clock, words }: Props) {
  const text = boardText(words);
  useCountdown(view.clocked);
  const left = view.clocked ? Math.max(0, view.settles_at - clock.now()) : null;
  const answered = view.players.filter((player) => player.voice !== "listening").length;
  const scene = view.circle[view.target]?.scene;
  return (
    <div class="sor-slow">
      <p>
        <strong>{scene === "many" ? text("board-find-most") : text("board-find-least")}</strong>
      </p>
      {left !== null && (
        <div class="sor-time" aria-hidden="true">
          <span
            class={left < 4_000 ? "is-short" : ""}
            style={{ width: `${Math.min(100, (100 * left) / view.slow).toFixed(1)}%` }}
          />
        </div>
      )}
      <p class="sor-slow-facts">
        {left !== null && (
          <span role="timer" aria-live="off">
            {text("board-time-left", { n: Math.ceil(left / 1000) })}
          </span>
        )}
        <span>{text("board-answered", { n: answered, all: view.players.length })}</span>
      </p>
    </div>
  );
}

/** The margins: who was how quick, on a little race track; without times, who said what. */
function Margins({ last, names, slow, words }: { last: Contest; names: string[]; slow: boolean; words: Words }) {
  const text = boardText(words);
  const placed = slow ? [] : onStrip(last.answers);
  const title = last.nobody
    ? text(last.nobody === "wrong" ? "board-wrong-all" : "board-tie")
    : words.event({ t: "WitchCardWon", seat: last.winner, card: last.witch });
  return (
    <div class="sor-margins">
      <p class={`sor-margins-title${last.winner !== null ? ` seat-${last.winner} is-won` : ""}`}>{title}</p>
      {last.why && <p class="sor-why">{words.event(last.why)}</p>}
      {placed.length > 0 && (
        <div class="sor-track" aria-hidden="true">
          {placed.map(({ answer, at }, nth) => (
            <span
              key={answer.seat}
              class={`sor-runner seat-${answer.seat}${nth % 2 ? " is-low" : ""}`}
              style={{ left: `${at}%` }}
            >
              {answer.seat + 1}
            </span>
          ))}
        </div>
      )}
      <ul class="sor-answers">
        {last.answers.map((answer) => (
          <AnswerChip
            key={`${answer.seat}`}
            answer={answer}
            timed={!slow}
            name={names[answer.seat] ?? ""}
            words={words}
          />
        ))}
        {last.early.map((seat) => (
          <li key={`early ${seat}`} class={`sor-answer seat-${seat} is-early`}>
            <span class="sor-disc" aria-hidden="true">
              {seat + 1}
            </span>
            <span class="unseen">
              {names[seat]}: {text("board-early")}
            </span>
            <Lock />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AnswerChip({ answer, timed, name, words }: { answer: Answer; timed: boolean; name: string; words: Words }) {
  const text = boardText(words);
  return (
    <li class={`sor-answer seat-${answer.seat}`}>
      <span class="sor-disc" aria-hidden="true">
        {answer.seat + 1}
      </span>
      <span class="unseen">
        {name}: {answer.signs.map((sign) => words.text(`symbol-${sign}`)).join(" + ")}
      </span>
      {answer.signs.map((sign) => (
        <SignIcon key={sign} sign={sign} />
      ))}
      <Mark right={answer.right} />
      <span class="unseen">{answer.right ? text("board-right") : text("board-wrong")}</span>
      {timed && answer.right && answer.after >= 0 && <b>{text("board-ms", { n: answer.after })}</b>}
    </li>
  );
}
