/** The Sorcellerie board: the circle with cup and dice, everybody's cards, the last margins, and where formulas are said. */
import { SHARED, part } from "../../layout/Part";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Callers } from "./Callers";
import { contest } from "./contest";
import { Defs } from "./Defs";
import { Dock } from "./Dock";
import { clearStage } from "../stage";
import { useMoments } from "./moments";
import { Ring } from "./Ring";
import { ROLL_MS, phaseOf, stagedOn } from "./staging";
import { Strip } from "./Strip";
import { boardText } from "./messages.gen";
import { diceInWords } from "./Tray";
import "./sorcellerie.css";
import "./ring.css";
import "./callers.css";
import "./strip.css";
import "./dock.css";
import "./ranking.css";
import "./wide.css";
import { actionOf } from "../offers";
import type { BoardProps } from "./types.gen";

export function Board(props: BoardProps) {
  const { seat, names, words, clock, question, act, busy, covered } = props;
  const { view } = props;
  const text = boardText(words);
  const root = useRef<HTMLDivElement>(null);
  useMoments(clock, view.cue_at - ROLL_MS);
  const staged = stagedOn(props.view);
  // With a lost line the dice are under the cup: nobody looks at them for longer than the others do.
  const hidden = covered && view.step === "racing";
  const phase = hidden ? "standing" : (staged.phase ?? phaseOf(view, clock.now()));
  // The view is the truth: what flew over the board to get there has done its work.
  useLayoutEffect(() => clearStage(root.current), [props.view]);
  useEffect(() => () => void (contest.value = null), []);
  const shake = actionOf(question, "ShakeCup");
  const mine = seat === null ? null : view.players[seat];
  const answered = mine === null || mine?.voice === "spoken" || mine?.voice === "out";
  return (
    <div class={`sor is-${phase}${view.expert ? " is-expert" : ""}`} ref={root} data-answers>
      <Defs />
      <div class="sor-grid">
        <div class="sor-middle">
          <Ring view={view} staged={staged} phase={phase} landing={view.slow > 0 || answered} words={words} />
          {phase === "standing" &&
            !hidden &&
            !view.outcome &&
            (shake ? (
              <button
                type="button"
                class="sor-cup-button"
                {...part("cup", "essential")}
                data-offers
                aria-disabled={busy}
                onClick={() => !busy && act(shake)}
              >
                <span>{text("board-tap-the-cup")}</span>
              </button>
            ) : (
              <p class={`sor-cup-of seat-${view.cup}`} {...SHARED}>
                {view.cup === seat ? text("board-your-cup") : text("board-cup-of", { who: names[view.cup] ?? "" })}
              </p>
            ))}
          {phase === "shaking" && (
            <p class="sor-cup-of is-wait" {...SHARED}>
              {text("board-shaking")}
            </p>
          )}
        </div>
        <Callers view={view} seat={seat} names={names} clock={clock} words={words} />
        <Strip view={view} phase={phase} names={names} clock={clock} words={words} />
        {seat !== null && <Dock {...props} table={view} me={seat} />}
      </div>
      <p class="unseen" role="status">
        {view.slow > 0 && phase === "lying" && slowInWords(props)}
      </p>
      <div class="sor-layer" data-layer aria-hidden="true" />
    </div>
  );
}

/** Slow mode, for those who listen: the dice counted, and what is looked for. */
function slowInWords({ view: table, words }: BoardProps): string {
  const text = boardText(words);
  return `${diceInWords(table, words)}. ${table.circle[table.target]?.scene === "many" ? text("board-find-most") : text("board-find-least")}`;
}
