/** Le Chaudron Magique in the browser: the board, its animations, the ending. */
import type { GameModule } from "../types";
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import { asks } from "./seen";

/** These few offers are buttons in the bar, too; all other questions are answered on the board. */
const IN_THE_BAR = ["ChooseEvery", "ChoosePotionToBrew"];

const chaudronMagique: GameModule = {
  name: "chaudron_magique",
  Board,
  animate,
  Ranking,
  answersOnBoard: (question) => !IN_THE_BAR.includes(asks(question)),
};

export default chaudronMagique;
