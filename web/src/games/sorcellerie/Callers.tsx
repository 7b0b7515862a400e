/** Everybody's cards, and what became of everybody in this turn: seen on every screen. */
import { SHARED, part } from "../../layout/Part";
import { Person } from "../../layout/Person";
import { Icon } from "../../ui/icons";
import { useCountdown } from "./moments";
import { WITCHES } from "./data.gen";
import { Portrait } from "./portraits";
import { Lock, Mark } from "./marks";
import { boardText } from "./messages.gen";
import type { FairClock, Words } from "../types";
import { collected } from "./cards";
import type { CallerView, SorcellerieView } from "./types.gen";

interface Props {
  view: SorcellerieView;
  seat: number | null;
  names: string[];
  clock: FairClock;
  words: Words;
}

export function Callers({ view, seat, names, clock, words }: Props) {
  useCountdown(view.players.some((player) => player.voice === "locked"));
  return (
    <ul
      class={`sor-callers are-${view.players.length}`}
      {...SHARED}
      {...part("players", "secondary")}
      aria-label={words.text("word-cards")}
    >
      {view.players.map((caller, at) => (
        <li
          key={at}
          class={`sor-caller seat-${at} is-${caller.voice}${at === seat ? " is-me" : ""}${view.cup === at ? " has-cup" : ""}`}
          data-caller={at}
        >
          <div class="sor-caller-name">
            <Person
              seat={at}
              before={
                <span class="sor-disc" aria-hidden="true">
                  {at + 1}
                </span>
              }
            />
            <Voice
              voice={caller.voice}
              holdsCup={view.cup === at && view.step === "cup" && !view.outcome}
              left={caller.voice === "locked" ? secondsLeft(caller.until, clock, words) : ""}
              words={words}
            />
          </div>
          <Collection caller={caller} who={names[at] ?? ""} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** Locked, out, has spoken, or has the cup. */
function Voice({
  voice,
  holdsCup,
  left,
  words,
}: {
  voice: CallerView["voice"];
  holdsCup: boolean;
  left: string;
  words: Words;
}) {
  const text = boardText(words);
  switch (voice) {
    case "locked":
      return (
        <span class="sor-voice is-locked">
          <Lock /> {left}
        </span>
      );
    case "out":
      return (
        <span class="sor-voice is-out" title={text("board-out")}>
          <Mark right={false} />
          <span class="unseen">{text("board-out")}</span>
        </span>
      );
    case "spoken":
      return (
        <span class="sor-voice is-spoken" title={text("board-spoken")}>
          <Icon name="chat" />
          <span class="unseen">{text("board-spoken")}</span>
        </span>
      );
    case "listening":
      return holdsCup ? (
        <span class="sor-voice is-cup" title={text("board-has-cup")}>
          <CupSign />
          <span class="unseen">{text("board-has-cup")}</span>
        </span>
      ) : null;
  }
}

/** `0.8 s`; before the dice are there nobody knows how long. */
export function secondsLeft(until: number, clock: FairClock, words: Words): string {
  const left = Math.max(0, until - clock.now());
  const figure = (Math.ceil(left / 100) / 10).toLocaleString(words.language, { minimumFractionDigits: 1 });
  return boardText(words)("board-locked-for", { seconds: figure });
}

const CupSign = () => (
  <svg viewBox="0 0 24 24" class="sor-mark" aria-hidden="true">
    <path d="M3 5h18l-3 16H6Z" fill="#a3622e" stroke="#3d1d0a" stroke-width="1.5" />
    <ellipse cx="12" cy="5.5" rx="9" ry="3" fill="#3d1d0a" />
  </svg>
);

export function Collection({ caller, who, words }: { caller: CallerView; who: string; words: Words }) {
  const text = boardText(words);
  const counts = collected(caller.won);
  const read = [...counts].map(([witch, n]) =>
    n > 1 ? text("board-counted", { n, name: words.text(`card-${witch}`) }) : words.text(`card-${witch}`),
  );
  return (
    <div
      class="sor-collection"
      role="img"
      aria-label={`${text("board-collection", { who })}: ${read.join(", ") || text("board-none")}`}
    >
      {WITCHES.map((witch) => {
        const n = counts.get(witch) ?? 0;
        return (
          <span
            key={witch}
            class={`sor-slot${n ? " is-won" : ""}${n >= 3 ? " is-three" : ""}`}
            data-slot={witch}
            title={words.text(`card-${witch}`)}
          >
            <Portrait witch={witch} />
            {n > 1 && <b>{n}</b>}
          </span>
        );
      })}
    </div>
  );
}
