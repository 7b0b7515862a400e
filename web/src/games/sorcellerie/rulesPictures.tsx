/** Beside the rules of Sorcellerie !: the circle with its witch, a throw of four cats, two brooms and a bat, three alike. */
import "./sorcellerie.css";
import "./ring.css";
import type { ComponentChildren } from "preact";
import type { Pictures } from "../../rules/pictures";
import { Cup, DiceInCup } from "./Cup";
import { Defs } from "./Defs";
import { SymbolDie, WhiteDie } from "./Die";
import { Flyer } from "./Flyer";
import { ForestCard } from "./ForestCard";
import { Portrait } from "./portraits";
import type { Sign } from "./data.gen";

const THROWN: Sign[] = ["cat", "broom", "cat", "bat", "cat", "broom", "cat"];

const Card = ({ scene, place, children }: { scene: "many" | "one"; place: number; children?: ComponentChildren }) => (
  <svg viewBox="-110 -135 220 270" width="60" height="74" class="rules-tall">
    <ForestCard forest={{ scene, star: "left" }} place={place} prize={false} target={false} />
    {children}
  </svg>
);

const pictures: Pictures = {
  setup: () => (
    <div class="sor">
      <Defs />
      <Card scene="one" place={0} />
      <Card scene="many" place={1}>
        <Flyer />
      </Card>
      <Card scene="many" place={2} />
      <svg viewBox="-140 -150 280 310" width="64" height="71" class="rules-tall">
        <Cup seat={0} />
        <DiceInCup />
      </svg>
    </div>
  ),
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
  end: () => (
    <div class="sor rules-portraits">
      <Defs />
      {["W1", "W1", "W1"].map((witch, at) => (
        <Portrait key={at} witch={witch} />
      ))}
    </div>
  ),
};
export default pictures;
