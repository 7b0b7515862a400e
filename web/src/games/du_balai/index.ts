/** Du balai ! in the browser: the board, its animations, the final ranking. */
import type { GameModule } from "../types";
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import { asks } from "./seen";

const ON_BOARD = ["LookAtDice", "WriteInSecret", "MendFormula", "CorrectFormula"];

const WHOLLY = ["LookAtDice", "WriteInSecret"];

const duBalai: GameModule = {
  name: "du_balai",
  Board,
  animate,
  Ranking,
  answersOnBoard: (question) => ON_BOARD.includes(asks(question)),
  answersWholly: (question) => WHOLLY.includes(asks(question)), // the big press; the nine cards, with the keys 1 to 9
};

export default duBalai;
