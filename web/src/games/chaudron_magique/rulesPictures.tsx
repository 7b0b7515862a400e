/** Beside the rules of Le Chaudron Magique: what lies in the cauldron when it is lit. */
import "./board.css";
import "./cauldron.css";
import type { Pictures } from "../../rules/pictures";
import { Signs } from "./signs";
import { Token } from "./Tokens";

const pictures: Pictures = {
  setup: () => (
    <div class="chm rules-tokens">
      <Signs />
      {["B", "R", "F", "C", "G"].map((letter) => (
        <Token key={letter} letter={letter} />
      ))}
    </div>
  ),
};
export default pictures;
