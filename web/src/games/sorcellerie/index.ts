/** Sorcellerie ! in the browser: the board, its animations, the final ranking. */
import type { GameModule } from "../types";
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import { asks } from "./seen";

const saysFormulas: GameModule["answersOnBoard"] = (question) => asks(question) !== "TakeTheCup";

const sorcellerie: GameModule = {
  name: "sorcellerie",
  Board,
  animate,
  Ranking,
  answersOnBoard: saysFormulas,
  // Keeping quiet stands on the board too: in the bar it would come up under the finger that has just shaken the cup.
  answersWholly: saysFormulas,
};

export default sorcellerie;
