/** Du balai ! in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { Decision, GameModule } from "./types.gen";

const ON_BOARD: Decision["t"][] = ["LookAtDice", "WriteInSecret", "MendFormula", "CorrectFormula"];

const WHOLLY: Decision["t"][] = ["LookAtDice", "WriteInSecret"];

const duBalai: GameModule = {
  name: "du_balai",
  Board,
  animate,
  Ranking,
  answersOnBoard: (question) => ON_BOARD.includes(question.decision.t),
  answersWholly: (question) => WHOLLY.includes(question.decision.t), // the big press; the nine cards, with the keys 1 to 9
};

export default duBalai;
