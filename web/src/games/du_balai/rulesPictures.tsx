/** Beside the rules of Du balai !: nine dice, two of them with the same symbol in both colours. */
import "./du_balai.css";
import "./box.css";
import type { Pictures } from "../../rules/pictures";
import type { Colour, Sign } from "./data.gen";
import { DieFace } from "./symbols";

const THROWN: [Sign, Colour][] = [
  ["spider", "orange"],
  ["star", "orange"],
  ["eye", "orange"],
  ["skull", "orange"],
  ["skull", "black"],
  ["rain", "black"],
  ["web", "black"],
  ["ear", "black"],
  ["ear", "black"],
];

const pictures: Pictures = {
  turn: () => (
    <div class="dub">
      {THROWN.map(([symbol, colour], at) => (
        <svg key={at} viewBox="-29 -29 60 62" width="46" height="46">
          <DieFace symbol={symbol} colour={colour} />
        </svg>
      ))}
    </div>
  ),
};
export default pictures;
