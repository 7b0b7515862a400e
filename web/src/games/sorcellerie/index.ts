/** Sorcellerie ! in the browser: the board, its animations, the final ranking. */
import type { GameModule } from "../types";
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import { asks } from "./seen";

const sorcellerie: GameModule = {
  name: "sorcellerie",
  Board,
  animate,
  Ranking,
  answersOnBoard: (question) => asks(question) !== "TakeTheCup",
  // Keeping quiet stands on the board: in the bar it would come up under the finger that has just shaken the cup.
  inBar: () => false,
};

export default sorcellerie;
