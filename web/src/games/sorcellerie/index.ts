/** Sorcellerie ! in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { GameModule } from "./types.gen";

const saysFormulas: GameModule["answersOnBoard"] = (question) =>
  question.decision.t === "BeFirst" || question.decision.t === "AwaitDice";
/** The cup itself, and the buttons; a breath is ended in the bar. */
const onBoard: GameModule["answersOnBoard"] = (question) => question.decision.t !== "TakeBreath";

const sorcellerie: GameModule = {
  name: "sorcellerie",
  Board,
  animate,
  Ranking,
  log: { turns: ["CupTaken"] },
  drawsPeople: true,
  answersOnBoard: onBoard,
  // Keeping quiet stands on the board too: in the bar it would come up under the finger that has just shaken the cup.
  answersWholly: onBoard,
  races: saysFormulas,
};

export default sorcellerie;
