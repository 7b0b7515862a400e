/** Le Chaudron Magique in the browser: the board, its animations, the ending. */
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { Decision, GameModule } from "./types.gen";

/** These few offers are buttons in the bar, too; all other questions are answered on the board. */
const IN_THE_BAR: Decision["t"][] = ["ChooseEvery", "ChoosePotionToBrew"];

const chaudronMagique: GameModule = {
  name: "chaudron_magique",
  Board,
  animate,
  beside: true,
  Ranking,
  together: true,
  log: {
    turns: ["TurnBegan"],
    joins: ["ResourceAdded", "ResourceReplaced", "ResourceRanOut", "BurntCaused"],
    within: { ResourceAdded: ["BlockLaid"] },
  },
  drawsPeople: true,
  answersOnBoard: (question) => !IN_THE_BAR.includes(question.decision.t),
};

export default chaudronMagique;
