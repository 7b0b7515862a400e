/** Beside the rules of Du balai !: the witches and their kettle, nine dice of which a symbol has both colours, what is left. */
import "./du_balai.css";
import "./box.css";
import type { Pictures } from "../../rules/pictures";
import type { Colour, Sign } from "./data.gen";
import { Kettle } from "./Kettle";
import { DieFace } from "./symbols";
import { Medal } from "./witches";

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
  setup: () => (
    <div class="dub rules-medals">
      {[0, 1, 2, 3].map((seat) => (
        <Medal key={seat} seat={seat} />
      ))}
      <svg viewBox="0 0 400 310" width="92" height="71">
        <Kettle />
      </svg>
    </div>
  ),
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
