/** Du balai ! on a television: the night flight, the dice for all to look at, who stands where, and what was written. */
import { Box } from "./Box";
import { lessonOf } from "./lesson";
import { signed } from "./route";
import { NOTHING, over, scene } from "./scene";
import { Token } from "./symbols";
import { Track } from "./Track";
import { Medal } from "./witches";
import { boardText } from "./messages.gen";
import { useEffect } from "preact/hooks";
import type { TvModule, TvProps } from "../types";
import type { Lesson } from "./lesson";
import type { Colour, Sign } from "./data.gen";
import type { Game } from "./types.gen";
import "./du_balai.css";
import "./track.css";
import "./box.css";
import "./written.css";
import "./check.css";
import "./tv.css";

function Tv({ view, names, words, clock, covered, person }: TvProps<Game>) {
  const text = boardText(words);
  useEffect(() => () => void (scene.value = NOTHING), []);
  const now = over(view);
  const squares = now.squares ?? view.players.map((player) => player.square);
  const mover = now.mover ?? view.mover;
  const lesson = now.lesson ?? lessonOf(view);
  return (
    <div class={`dub dub-tv is-${view.step}`}>
      <div class="dub-tv-sky">
        <Track
          shape="wide"
          at={squares}
          curse={now.curse ?? view.curse}
          blocks={view.blocks}
          mover={mover}
          mine={null}
          names={names}
          words={words}
        />
      </div>
      <Box
        view={view}
        scene={now}
        lesson={lesson}
        step={lesson?.step ?? "opened"}
        names={names}
        words={words}
        clock={clock}
        covered={covered}
      />
      <ol class="dub-tv-riders" data-round={view.turn}>
        {view.players.map((player, seat) => (
          <li key={seat} class={seat === mover ? "is-flying" : ""}>
            <Medal seat={seat} />
            {person(seat)}
            <span class="dub-tv-square">
              {text("board-square", { n: signed(squares[seat] ?? player.square) })}
              <Formulas lesson={lesson} seat={seat} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What she wrote, once it lies open, in the colours in which it is valid. */
function Formulas({ lesson, seat }: { lesson: Lesson | null; seat: number }) {
  if (!lesson) return null;
  const known = lesson.step === "black";
  const colourOf = (symbol: Sign): Colour | null =>
    lesson.valid.orange.includes(symbol) ? "orange" : lesson.valid.black.includes(symbol) ? "black" : null;
  return (
    <span class="dub-tv-formula">
      {lesson.goes[seat]?.formulas
        .flatMap((formula) => formula.symbols)
        .map((symbol, at) => (
          <Token
            key={at}
            symbol={symbol}
            colour={known ? colourOf(symbol) : null}
            crossed={known && colourOf(symbol) === null}
          />
        ))}
    </span>
  );
}

const tv: TvModule<Game> = { Tv, animated: true };
export default tv;
