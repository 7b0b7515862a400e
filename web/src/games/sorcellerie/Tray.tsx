/** The middle of the table: the cup stands, is shaken, is turned over; the dice roll and lie. */
import { part } from "../../layout/Part";
import { Cup, DiceInCup } from "./Cup";
import { Blur, SymbolDie, WhiteDie } from "./Die";
import { TRAY } from "./ring";
import type { Phase } from "./staging";
import { boardText } from "./messages.gen";
import { thrown } from "./throwing";
import type { Words } from "../types";
import { DICE, SIGNS } from "./data.gen";
import type { SorcellerieView } from "./types.gen";

interface Props {
  view: SorcellerieView;
  phase: Phase;
  words: Words;
}

export function Tray({ view, phase, words }: Props) {
  const inCup = phase === "standing" || phase === "shaking";
  return (
    <g class={`sor-tray is-${phase}`} {...part("dice", "essential")}>
      <circle r={TRAY + 14} class="sor-tray-rim" />
      <circle r={TRAY} fill="url(#sor-felt)" />
      <circle r={TRAY - 12} class="sor-tray-seam" />
      {!inCup && <Throw view={view} rolling={phase === "rolling"} words={words} />}
      {phase !== "lying" && (
        <g class="sor-cup" aria-hidden="true">
          <g class="sor-cup-inside" transform="scale(1.12) translate(0 -8)">
            <Cup seat={view.cup} />
            {inCup && <DiceInCup />}
          </g>
        </g>
      )}
    </g>
  );
}

/** The dice, in the same places for everybody. */
function Throw({ view, rolling, words }: { view: SorcellerieView; rolling: boolean; words: Words }) {
  const lying = thrown(view.turn);
  const known = !rolling && view.dice.length > 0;
  return (
    <g class="sor-dice" role={known ? "img" : undefined} aria-label={known ? diceInWords(view, words) : undefined}>
      {Array.from({ length: DICE }, (_, at) => {
        const die = lying[at];
        const sign = view.dice[at - 1];
        if (!die) return null;
        return (
          <g
            key={at}
            class="sor-die"
            style={{
              "--x": `${die.x}px`,
              "--y": `${die.y}px`,
              "--turned": `${die.turned}deg`,
              "--spin": `${die.spin * 360}deg`,
            }}
          >
            <g class="sor-die-inside">
              {!known ? (
                <Blur white={at === 0} />
              ) : sign ? (
                <SymbolDie sign={sign} />
              ) : (
                <WhiteDie pips={view.white} colour={view.colour} />
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** In slow mode the dice are counted for those who listen; in a race each is read as it lies. */
export function diceInWords(view: SorcellerieView, words: Words): string {
  const text = boardText(words);
  const white = text("board-white-die", {
    n: view.white,
    colour: view.colour ? words.text(`colour-${view.colour}`) : "",
  });
  const name = (sign: string): string => words.text(`symbol-${sign}`);
  const list = view.slow
    ? SIGNS.map((sign) =>
        text("board-counted", { n: view.dice.filter((die) => die === sign).length, name: name(sign) }),
      )
    : view.dice.map(name);
  return text("board-dice-read", { list: list.join(", "), white });
}
