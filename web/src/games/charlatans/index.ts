/** Charlatans in the browser: the board, its animations, the final ranking. */
import { animate } from "./animate";
import { Board } from "./Board";
import { OfferSign } from "./OfferSign";
import { Ranking } from "./Ranking";
import type { GameModule } from "./types.gen";

const charlatans: GameModule = {
  name: "charlatans",
  Board,
  animate,
  Ranking,
  OfferSign,
  log: { turns: ["RoundBegan"], within: { ChipDrawn: ["ChipPlaced", "ChipSetAside"] } },
  drawsPeople: true,
  secrets: (view) => view.together, // the fists
  answersOnBoard: (question) => question.decision.t === "BuyChips",
  answersWholly: (question) => question.decision.t === "BuyChips", // the counter of the shop has "nothing", too
};

export default charlatans;
