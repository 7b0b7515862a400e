/** The board of Du balai !: the night flight above, the kettle with its dice, your cards, the witches. */
import { SHARED, part } from "../../layout/Part";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { actionOf } from "../offers";
import { Box } from "./Box";
import { Desk } from "./Desk";
import { lessonOf } from "./lesson";
import { MagicFace, MagicHand } from "./Magic";
import { Riders } from "./Riders";
import { NOTHING, over, scene } from "./scene";
import type { Step } from "./sorting";
import { boardText } from "./messages.gen";
import { Track } from "./Track";
import "./du_balai.css";
import "./track.css";
import "./box.css";
import "./desk.css";
import "./written.css";
import "./check.css";
import "./magic.css";
import "./layout.css";
import "./rooms.css";
import { NOBODY } from "./scene";
import type { BoardProps, Question } from "./types.gen";

const NARROW = 620;
const LOW = 416;

export function Board(props: BoardProps) {
  const { view, seat, names, words } = props;
  const text = boardText(words);
  const root = useRef<HTMLDivElement>(null);
  const { narrow, low } = useRoom(root);
  const [unfolded, unfold] = useState(false);
  const [looked, look] = useState<{ turn: number; step: Step } | null>(null);
  useEffect(() => () => leave, []);

  const now = over(view);
  const squares = now.squares ?? view.players.map((player) => player.square);
  const mover = now.mover ?? view.mover;
  const curse = now.curse ?? view.curse;
  const lesson = now.lesson ?? lessonOf(view);
  const step = lesson && looked?.turn === lesson.turn ? looked.step : (lesson?.step ?? "opened");
  const closer = now.hands[0]?.seat ?? view.closer;
  const me = seat === null ? null : view.players[seat];
  const spell = now.spell ?? (view.spell ? { seat: view.caster, card: view.spell, lost: false } : null);
  const folds = narrow && (low || view.step !== "casting");
  const shape = !narrow ? "wide" : folds && !unfolded ? "strip" : "tall";
  return (
    <div
      class={`dub is-${view.step} ${narrow ? "is-narrow" : "is-wide"} ${castable(props.question) ? "asks-magic" : ""} ${view.turn <= 1 ? "is-first-turn" : ""}`}
      ref={root}
      data-answers
    >
      <div class="dub-spell-place" {...SHARED} role="status">
        {spell && spell.seat !== NOBODY && (
          <div class={`dub-spell ${spell.lost ? "is-lost" : ""}`}>
            <span>{text("board-spell-by", { who: names[spell.seat] ?? "" })}</span>
            <MagicFace card={spell.card} words={words} />
            {spell.lost && <em>{text("board-lost-in-fog")}</em>}
          </div>
        )}
      </div>
      <div class="dub-sky" {...SHARED} {...part("track", "essential")}>
        <Track
          shape={shape}
          at={squares}
          curse={curse}
          blocks={view.blocks}
          mover={mover}
          mine={seat}
          names={names}
          words={words}
        />
        <p class="dub-turn">
          <b>{text("board-turn", { n: view.turn })}</b>{" "}
          {words.text(`step-${lesson && view.step === "writing" ? "moving" : view.step}`)}
        </p>
        {folds && (
          <button type="button" class="dub-fold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
            <span class="dub-hidden">{unfolded ? text("board-short-track") : text("board-whole-track")}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={unfolded ? "M6 15l6-6 6 6" : "M6 9l6 6 6-6"} />
            </svg>
          </button>
        )}
      </div>
      <div class="dub-table">
        <Box
          view={view}
          scene={now}
          lesson={lesson}
          step={step}
          names={names}
          words={words}
          clock={props.clock}
          covered={props.covered}
        />
        <div class="dub-desk" {...part("desk", "essential")}>
          <Desk
            board={props}
            view={view}
            scene={now}
            lesson={lesson}
            mover={mover}
            step={step}
            look={(wanted) => lesson && look({ turn: lesson.turn, step: wanted })}
          />
        </div>
        {me && <MagicHand {...props} me={me} pile={view.pile} />}
        <Riders
          view={view}
          squares={squares}
          curse={curse}
          mover={mover}
          closer={closer}
          open={lesson !== null}
          seat={seat}
          words={words}
        />
      </div>
    </div>
  );
}

/** Another table: nothing of this one is kept. */
function leave(): void {
  scene.value = NOTHING;
}

/** Black Magic could be used right now: on a phone it comes to the top. */
function castable(question: Question | null): boolean {
  return actionOf(question, "PlaySpell") !== null;
}

/** The board measures its own room, whatever the frame leaves it. */
function useRoom(root: { current: HTMLElement | null }): { narrow: boolean; low: boolean } {
  const [narrow, setNarrow] = useState(false);
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const measure = (): void => {
      setNarrow(board.clientWidth < NARROW);
      setLow(board.clientHeight < LOW);
    };
    const watching = new ResizeObserver(measure);
    watching.observe(board);
    measure();
    return () => watching.disconnect();
  }, []);
  return { narrow, low };
}
