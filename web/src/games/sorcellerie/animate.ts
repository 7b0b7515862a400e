/**
 * What each event looks like. Nothing here changes what is true: the view that follows does that.
 * In a race nothing may hold up the dice: whatever is told while the cup is shaken or the dice lie there is shown
 * beside the match, and what ends a turn takes less time than the shortest shaking of the cup.
 */
import { h } from "preact";
import { contest, noted } from "./contest";
import { placed, played, spotOf } from "../stage";
import { banner, put } from "./flights";
import { Portrait } from "./portraits";
import { flight } from "./ring";
import { over } from "./Ring";
import { speak } from "./speech";
import { ROLL_MS, SHAKE_MS, clearStaged, stageOn } from "./staging";
import { boardText } from "./messages.gen";
import { forestOf } from "./cards";
import { type Animations, animationOf } from "../animations";
import type { AnswerTimed, Game, GameEvent, Stage, WitchCardWon } from "./types.gen";

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const callerOf = ({ seat }: { seat: number }): string => `[data-caller="${seat}"]`;

/** Noted already, and the only right one so far. */
const isFirstRight = ({ right }: AnswerTimed): boolean =>
  right && contest.value?.answers.filter((answer) => answer.right).length === 1;

/** What somebody else has said is heard, if the reader wants to hear formulas; her own she has heard at the press. */
function hear(event: GameEvent, { view, words }: Stage): void {
  const loud = event.t === "FormulaWrong" || (event.t === "AnswerTimed" && isFirstRight(event));
  if (loud && event.seat !== view.seat) speak(event.symbols, words);
}

/** The right formula, as a ribbon over the dice that are not needed any more. */
function ribbon(event: AnswerTimed, { root, words }: Stage, ms: (usual: number) => number): Promise<void> {
  const text = event.symbols.map((sign) => words.text(`formula-${sign}`)).join(" ");
  return banner(root, text, spotOf(root, ".sor-tray"), ms(900), `seat-${event.seat}`);
}

const SOUNDS: Partial<Record<GameEvent["t"], string>> = {
  CupShaken: "die",
  DiceShown: "die",
  FalseStart: "rat",
  FormulaHeard: "place",
  FormulaWrong: "stop",
  GapFilled: "card",
  NobodyWon: "stop",
  WitchCardWon: "ruby",
  WitchFlew: "draw",
};

const SHOWS: Animations<Game> = {
  /** The dice roll for the looks of it where nobody races to them; otherwise they have rolled already, up to the cue. */
  async DiceShown(_, { view }, ms) {
    const { step, slow } = view;
    if (step !== "cup" && slow === 0) return;
    stageOn(view, { phase: "shaking" });
    await later(ms(SHAKE_MS));
    stageOn(view, { phase: "rolling" });
    await later(ms(ROLL_MS));
    clearStaged(view);
  },
  FalseStart(event, { root, words }, ms) {
    void banner(root, boardText(words)("board-too-early"), spotOf(root, callerOf(event)), ms(900), "is-bad");
  },
  /** Beside the dice: the others are still looking at them. */
  FormulaWrong(event, { root, words }, ms) {
    void banner(root, boardText(words)("board-wrong-one"), spotOf(root, callerOf(event)), ms(900), "is-bad");
  },
  AnswerTimed(event, stage, ms) {
    if (isFirstRight(event)) void ribbon(event, stage, ms);
  },
  async WitchCardWon(event, stage, ms) {
    await carry(event, stage, ms, `${callerOf(event)} [data-slot="${event.card}"]`, callerOf(event));
  },
  async NobodyWon(event, { root, words }, ms) {
    const why = event.why === "wrong" ? "board-wrong-all" : "board-tie";
    await banner(root, boardText(words)(why), spotOf(root, ".sor-tray"), ms(650), "is-bad");
  },
  async WitchFlew(event, { root, view }, ms) {
    const to = event.place;
    const way = flight(view.witch, to, event.clockwise);
    const frames = way.map((place) => ({ transform: over(place) }));
    const duration = ms(160 + 70 * (way.length / 4));
    const flying = root
      .querySelector("[data-witch]")
      ?.animate(frames, { duration, easing: "ease-in-out", fill: "forwards" });
    await played(flying);
    stageOn(view, { witch: to });
    await later(0); // drawn where she is now
    flying?.cancel();
  },
  async GapFilled(event, { view }, ms) {
    stageOn(view, { filled: { place: event.place, forest: forestOf(event.forest) } });
    await later(ms(180));
  },
};

/** The prize is turned face up and carried to its new owner. */
async function carry(
  event: WitchCardWon,
  { root, view }: Stage,
  ms: (usual: number) => number,
  ...to: string[]
): Promise<void> {
  const place = view.witch;
  const from = spotOf(root, `[data-place="${place}"] .sor-card-paper`);
  const there = spotOf(root, ...to);
  const piece = put(root, h(Portrait, { witch: event.card }), from, "sor-flying-card");
  piece.style.width = `${from.size}px`;
  stageOn(view, { gone: place });
  const middle = { ...from, x: (from.x * 2 + there.x) / 3, y: (from.y * 2 + there.y) / 3 };
  await played(
    piece.animate(
      [
        { transform: placed(from, 1, "rotateY(90deg)") },
        { transform: placed(from, 1.35, "rotateY(0)"), offset: 0.3 },
        { transform: placed(middle, 1.4), offset: 0.6 },
        { transform: placed(there, Math.max(0.15, there.size / from.size)) },
      ],
      { duration: ms(700), easing: "ease-in-out", fill: "forwards" },
    ),
  );
  // It stays there until the next view shows it for good.
}

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  contest.value = noted(contest.value, event, stage.view.turn);
  const sound = SOUNDS[event.t];
  if (sound) stage.sound(sound);
  hear(event, stage);
  if (stage.reduced) return;
  await animationOf(SHOWS, event)?.(event, stage, (usual) => (stage.fast ? usual / 4 : usual * stage.pace));
}
