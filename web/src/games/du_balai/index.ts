/** Du balai ! in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { Decision, GameModule, Question } from "./types.gen";

const ON_BOARD: Decision["t"][] = ["LookAtDice", "WriteInSecret", "MendFormula", "CorrectFormula"];

const WHOLLY: Decision["t"][] = ["LookAtDice", "WriteInSecret"];

/** The first throw stands below how a turn goes: so it is read before. */
export const isFirstThrow = ({ decision }: Question): boolean => decision.t === "CastTheDice" && decision.drawn;

/** Somebody plays a spell while she writes: the nine cards stay where they are, and the keys with them. */
const isWriting = ({ offers }: Question): boolean => offers.some(({ action }) => action.t === "WriteFormula");

const duBalai: GameModule = {
  name: "du_balai",
  Board,
  animate,
  Ranking,
  log: { turns: ["TurnBegan"], within: { GoBegan: ["FormulaJudged"] } },
  drawsPeople: true,
  answersOnBoard: (question) => ON_BOARD.includes(question.decision.t) || isWriting(question) || isFirstThrow(question),
  answersWholly: (question) => WHOLLY.includes(question.decision.t) || isWriting(question) || isFirstThrow(question), // the big press; the nine cards, with the keys 1 to 9
  races: ({ decision }) => decision.t === "LookAtDice",
};

export default duBalai;
