/** Beside the rules of Le Bal: the ingredients and a hand of potions, what a potion makes of them, and a full Circle. */
import "./bal.css";
import "./cards.css";
import "./pieces.css";
import type { Pictures } from "../../rules/pictures";
import { CardBack } from "./Card";
import { INGREDIENTS } from "./data.gen";
import { Cube, Signs } from "./signs";

const pictures: Pictures = {
  setup: () => (
    <div class="bal">
      <Signs />
      {INGREDIENTS.map((ingredient) => (
        <Cube key={ingredient} of={ingredient} size={44} />
      ))}
      {[0, 1, 2].map((at) => (
        <CardBack key={at} small />
      ))}
    </div>
  ),
  turn: () => (
    <div class="bal">
      <Signs />
      <Cube of="toad" size={32} />
      <Cube of="mandrake" size={32} />
      <span class="rules-arrow">→</span>
      <Cube of="toad" size={32} />
      <Cube of="toad" size={32} />
      <span class="rules-arrow">→</span>
      <svg viewBox="0 0 60 50" width="56" height="47">
        <path d="M8 14h44l-4 24q-2 8-18 8T12 38Z" fill="#2b2333" stroke="#6d5f86" stroke-width="3" />
        <ellipse cx="30" cy="14" rx="22" ry="6" fill="#57b493" stroke="#6d5f86" stroke-width="3" />
      </svg>
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
