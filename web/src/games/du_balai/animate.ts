/** What each event looks like: the scene changes, the board draws it, and here we wait until it has been seen. */
import { after, flown, numberOf, over, scene } from "./scene";
import type { Verdict } from "./data.gen";
import type { GameEvent, PawnMoved, Stage } from "./types.gen";

/** How long each event is looked at. What is not here is seen at once: while dice lie open, every moment counts. */
const LASTS: Partial<Record<GameEvent["t"], number>> = {
  FormulaShown: 260,
  LidOpened: 900,
  SymbolsEliminated: 1100,
  SymbolsValid: 650,
  GoBegan: 150,
  FormulaJudged: 750,
  BonusDenied: 500,
  PawnBlocked: 450,
  FinishCrossed: 700,
  MagicDrawn: 450,
  MagicKept: 250,
  SpellCast: 900,
  SpellLostInFog: 800,
  FormulaMended: 500,
  FormulaCorrected: 500,
  CurseMoved: 450,
  DawnBroke: 700,
  AcrobaticsShown: 700,
  LidClosed: 250,
  LidFellShut: 250,
};

const SOUNDS: Partial<Record<GameEvent["t"], string>> = {
  FormulaDiceCast: "die",
  LidClosed: "explode",
  LidFellShut: "stop",
  FormulaWritten: "place",
  LidOpened: "flask",
  SymbolsEliminated: "stop",
  SymbolsValid: "draw",
  FinishCrossed: "ruby",
  MagicDrawn: "card",
  SpellCast: "card",
  SpellLostInFog: "flask",
  CurseMoved: "rat",
  AcrobaticsShown: "points",
  MatchEnded: "end",
};
const VERDICTS: Record<Verdict, string> = { perfect: "points", valid: "place", fell: "rat", empty: "stop" };

const SQUARE_MS = 150;
const FAST = 60;

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  const { view } = stage;
  const name = event.t === "FormulaJudged" ? VERDICTS[event.verdict] : SOUNDS[event.t];
  if (name) stage.sound(name);
  scene.value = after(over(view), event, view);
  if (event.t === "PawnMoved") return fly(event, stage);
  const lasts = LASTS[event.t];
  if (!stage.reduced && lasts) await pause(stage.fast ? FAST : lasts * stage.pace);
}

/** Square by square along the route. */
async function fly({ seat, start, square: goal }: PawnMoved, stage: Stage): Promise<void> {
  const { view } = stage;
  const step = Math.sign(goal - start);
  if (!stage.reduced && !stage.fast) {
    stage.sound("draw");
    for (let square = start + step; square !== goal; square += step) {
      scene.value = flown(scene.value, view, seat, square);
      await pause(SQUARE_MS);
      if (scene.value.of !== numberOf(view)) return; // cut short: something else is being told
    }
  }
  scene.value = flown(scene.value, view, seat, goal);
  if (!stage.reduced) await pause(stage.fast ? FAST : SQUARE_MS * 2 * stage.pace);
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
