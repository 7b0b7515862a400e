/** The flask: full or empty; tap to use it, or to refill it, where that is asked. */
import { part } from "../../layout/Part";
import { boardText } from "./messages.gen";
import { actionOf, offerOf } from "../offers";
import type { Words } from "../types";
import type { Action, Question } from "./types.gen";

export function FlaskDrawing({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 120 120" class={`cha-flask-drawing${full ? " is-full" : ""}`} aria-hidden="true">
      <ellipse cx="60" cy="111" rx="38" ry="6" class="cha-floor" />
      <path d="M48 30v24C30 60 20 74 20 88c0 16 14 23 40 23s40-7 40-23c0-14-10-28-28-34V30z" class="cha-glass" />
      {full && (
        <path
          d="M28 78c10-5 20 4 32 0s22-4 32 0c2 4 3 7 3 10 0 13-12 19-35 19s-35-6-35-19c0-3 1-6 3-10z"
          class="cha-elixir"
        />
      )}
      {full && <path d="M46 92v.1M62 99v.1M74 90v.1" class="cha-elixir-bubbles" />}
      <path d="M33 76c3-7 8-11 15-14" class="cha-glass-light" />
      <path d="M44 24h32v9H44z" class="cha-glass" />
      <path d={full ? "M48 10h24l-3 16H51z" : "M92 96l18 8-5 9-17-8z"} class="cha-cork" />
    </svg>
  );
}

export function Flask({
  full,
  question,
  act,
  busy,
  words,
}: {
  full: boolean;
  question: Question | null;
  act(action: Action): void;
  busy: boolean;
  words: Words;
}) {
  const text = boardText(words);
  const action = actionOf(question, "UseFlask") ?? actionOf(question, "FillFlask");
  const offer = offerOf(question, "UseFlask") ?? offerOf(question, "FillFlask");
  const state = full ? text("board-flask-full") : text("board-flask-empty");
  const why = offer?.refusal ? words.refusal(offer.refusal.why, offer.refusal.facts) : "";
  const label = action ? words.action(action, question?.decision) : `${words.text("word-flask")}: ${state}. ${why}`;
  return (
    <button
      type="button"
      class={`cha-flask${action ? " is-asked" : ""}`}
      data-flask
      {...part("flask", "essential")}
      aria-disabled={!action || busy}
      title={why || undefined}
      onClick={() => action && !busy && act(action)}
    >
      <FlaskDrawing full={full} />
      <span class="cha-hidden">{label}</span>
      <span class="cha-under" aria-hidden="true">
        {action ? (action.t === "UseFlask" ? text("board-use-flask") : text("board-fill-flask")) : state}
      </span>
    </button>
  );
}
