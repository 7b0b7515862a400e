/** Beside the rules of Le Chaudron Magique: the resources and an empty bottle, a block that completes a pattern, a full one. */
import "./board.css";
import "./cauldron.css";
import "./potions.css";
import type { Pictures } from "../../rules/pictures";
import { Signs } from "./signs";
import { Bottle } from "./Bottle";
import { BlockPicture, Token } from "./Tokens";

const pictures: Pictures = {
  setup: () => (
    <div class="chm rules-tokens">
      <Signs />
      {["B", "R", "F", "C", "G"].map((letter) => (
        <Token key={letter} letter={letter} />
      ))}
      <Bottle rarity="rare" full={0} id="rules-empty" />
    </div>
  ),
  turn: () => (
    <div class="chm rules-tokens">
      <Signs />
      <BlockPicture text="FF" unit={40} />
      <span class="rules-arrow">→</span>
      <BlockPicture text="BB/FF" unit={30} has={new Set([0, 1])} />
      <span class="rules-arrow">→</span>
      <Bottle rarity="rare" full={1} id="rules-full" />
    </div>
  ),
};
export default pictures;
