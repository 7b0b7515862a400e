/** Du balai ! in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { isFirstThrow, isWriting } from "./asking";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { Action, Decision, GameModule } from "./types.gen";

const ON_BOARD: Decision["t"][] = ["LookAtDice", "WriteInSecret", "MendFormula", "CorrectFormula"];

const WHOLLY: Decision["t"][] = ["LookAtDice", "WriteInSecret"];

/** A spell is there for a good moment; most of the time one flies on. */
const MAIN: Partial<Record<Decision["t"], Action["t"]>> = { TakeYourGo: "FlyOn", AnswerSpell: "LetSpellBe" };

const duBalai: GameModule = {
  name: "du_balai",
  Board,
  animate,
  Ranking,
  log: { turns: ["TurnBegan"], within: { GoBegan: ["FormulaJudged"] } },
  drawsPeople: true,
  answersOnBoard: (question) => ON_BOARD.includes(question.decision.t) || isWriting(question) || isFirstThrow(question),
  answersWholly: (question) => WHOLLY.includes(question.decision.t) || isWriting(question) || isFirstThrow(question), // the big press; the nine cards, with the keys 1 to 9
  mainAction: ({ decision }) => MAIN[decision.t],
  races: ({ decision }) => decision.t === "LookAtDice",
};

export default duBalai;
