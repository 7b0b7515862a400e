/** Beside the rules of Le Bal: the five ingredients, and a Circle with four of them. */
import "./bal.css";
import "./pieces.css";
import type { Pictures } from "../../rules/pictures";
import { INGREDIENTS } from "./data.gen";
import { Cube, Signs } from "./signs";

const pictures: Pictures = {
  setup: () => (
    <div class="bal">
      <Signs />
      {INGREDIENTS.map((each) => (
        <Cube key={each} of={each} size={44} />
      ))}
    </div>
  ),
  end: () => (
    <div class="bal">
      <Signs />
      {([0, 1, 2, 3, 4] as const).map((at) => (
        <Cube key={at} of={at % 2 ? "toad" : "mandrake"} size={44} />
      ))}
    </div>
  ),
};
export default pictures;
