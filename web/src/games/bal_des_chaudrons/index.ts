/** Le Bal des Chaudrons in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { Ranking } from "./Ranking";
import type { Decision, GameModule } from "./types.gen";

/** Asked where the things lie: on the hand, the recipes, the bench. */
const ON_BOARD: Decision["t"][] = [
  "ChooseCharacter",
  "ChoosePotion",
  "UseArcana",
  "Produce",
  "FillSlot",
  "PickOutput",
  "NameForTome",
  "ChooseConjured",
  "ChooseForCircle",
];

const bal: GameModule = {
  name: "bal_des_chaudrons",
  Board,
  animate,
  beside: true,
  Ranking,
  log: { turns: ["RoundBegan"] },
  // The passing: what came to me, what overflowed, mine or into my circle (BAL-26).
  recap: (events, seat) =>
    events.filter(
      (event) =>
        (event.t === "CauldronPassed" && event.to === seat) ||
        (event.t === "BenchOverflowed" && (event.seat === seat || event.to === seat)),
    ),
  drawsPeople: true,
  answersOnBoard: (question) => ON_BOARD.includes(question.decision.t),
};

export default bal;
