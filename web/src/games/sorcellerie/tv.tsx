/** Sorcellerie ! on a television: the ring with cup and dice for all to look at, and everybody's cards. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Collection } from "./Callers";
import { contest } from "./contest";
import { Defs } from "./Defs";
import { Hats, Mark } from "./marks";
import { useMoments } from "./moments";
import { Ring } from "./Ring";
import { ROLL_MS, phaseOf, stagedOn } from "./staging";
import { clearStage } from "../stage";
import { boardText } from "./messages.gen";
import type { TvModule, TvProps } from "../types";
import type { Game } from "./types.gen";
import "./sorcellerie.css";
import "./ring.css";
import "./callers.css";
import "./tv.css";

function Tv({ view, names, words, clock, person }: TvProps<Game>) {
  const text = boardText(words);
  const root = useRef<HTMLDivElement>(null);
  useMoments(clock, view.cue_at - ROLL_MS);
  const staged = stagedOn(view);
  const phase = staged.phase ?? phaseOf(view, clock.now());
  useLayoutEffect(() => clearStage(root.current), [view]);
  useEffect(() => () => void (contest.value = null), []);
  return (
    <div class={`sor sor-tv is-${phase}`} ref={root}>
      <Defs />
      <div class="sor-tv-ring">
        <Ring view={view} staged={staged} phase={phase} landing={view.slow > 0} words={words} />
      </div>
      <div class="sor-tv-side" data-round={view.turn}>
        <ul>
          {view.players.map((caller, seat) => (
            <li key={seat} class={`seat-${seat}`} data-caller={seat}>
              {person(seat)}
              {caller.voice === "out" && <Mark right={false} />}
              <Collection caller={caller} who={names[seat] ?? ""} words={words} />
            </li>
          ))}
        </ul>
        <div class="sor-tv-legend">
          <p>
            <Hats many /> {words.text("scene-many")}: <b>{text("board-most")}</b>
          </p>
          <p>
            <Hats many={false} /> {words.text("scene-one")}: <b>{text("board-least")}</b>
          </p>
          <p>{text("board-goal", { any: `${view.any_five}` })}</p>
        </div>
      </div>
      <div class="sor-layer" data-layer aria-hidden="true" />
    </div>
  );
}

const tv: TvModule<Game> = { Tv, animated: true };
export default tv;
