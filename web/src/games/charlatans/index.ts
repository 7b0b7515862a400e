/** Charlatans in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { OfferSign } from "./OfferSign";
import { Ranking } from "./Ranking";
import type { Decision, GameModule } from "./types.gen";

/** Two ways, as good as each other: none of them is the main one. */
const EITHER: Decision["t"][] = ["BrewAgain", "PointsOrCoins"];

/** What a brew came to, once it is scored (CHA-21 to CHA-26): the die, points, rubies, chips. */
const scored: GameModule["recap"] = (events, seat) => {
  const isScored = events.some(
    (event) => event.t === "DieRolled" || (event.t === "PointsGained" && event.why === "space"),
  );
  return events.filter(
    (event) =>
      isScored &&
      (event.t === "PointsGained" ||
        event.t === "RubiesGained" ||
        event.t === "ChipGained" ||
        event.t === "DropMoved") &&
      event.seat === seat,
  );
};

const charlatans: GameModule = {
  name: "charlatans",
  Board,
  animate,
  beside: true,
  Ranking,
  OfferSign,
  log: { turns: ["RoundBegan"], within: { ChipDrawn: ["ChipPlaced", "ChipSetAside"] } },
  recap: scored,
  drawsPeople: true,
  mainAction: ({ decision }) => (EITHER.includes(decision.t) ? null : undefined),
  secrets: (view) => view.together, // the fists
  answersOnBoard: (question) => question.decision.t === "BuyChips",
  answersWholly: (question) => question.decision.t === "BuyChips", // the counter of the shop has "nothing", too
};

export default charlatans;
