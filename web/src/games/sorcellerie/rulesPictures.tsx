/** Beside the rules of Sorcellerie !: a throw of four cats, two brooms and a bat. */
import "./sorcellerie.css";
import type { Pictures } from "../../rules/pictures";
import { Defs } from "./Defs";
import { SymbolDie, WhiteDie } from "./Die";
import type { Sign } from "./data.gen";

const THROWN: Sign[] = ["cat", "broom", "cat", "bat", "cat", "broom", "cat"];

const pictures: Pictures = {
  turn: () => (
    <div class="sor">
      <Defs />
      {THROWN.map((sign, at) => (
        <svg key={at} viewBox="-60 -60 120 130" width="46" height="50">
          <SymbolDie sign={sign} />
        </svg>
      ))}
      <svg viewBox="-60 -60 120 130" width="46" height="50">
        <WhiteDie pips={3} colour="black" />
      </svg>
    </div>
  ),
};
export default pictures;
