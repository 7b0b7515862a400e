/** Charlatans in the browser: the board, its animations, the final ranking. */
import type { GameModule } from "../types";
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import { asks } from "./seen";

const charlatans: GameModule = {
  name: "charlatans",
  Board,
  animate,
  Ranking,
  answersOnBoard: (question) => asks(question) === "BuyChips",
};

export default charlatans;
