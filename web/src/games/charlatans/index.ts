/** Charlatans in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { GameModule } from "./types.gen";

const charlatans: GameModule = {
  name: "charlatans",
  Board,
  animate,
  Ranking,
  secrets: (view) => view.together, // the fists
  answersOnBoard: (question) => question.decision.t === "BuyChips",
};

export default charlatans;
