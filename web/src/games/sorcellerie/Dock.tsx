/** Where a formula is said: always in the same place, by thumb, by key, or typed. A press counts when it goes down. */
import { part } from "../../layout/Part";
import { useEffect, useRef, useState } from "preact/hooks";
import { secondsLeft } from "./Callers";
import { ANSWERS, sameSigns, saying, typed } from "./formula";
import { Keys, Lock, Quiet } from "./marks";
import { useCountdown } from "./moments";
import { SignIcon } from "./signs";
import { speak } from "./speech";
import { boardText } from "./messages.gen";
import { actionOf } from "../offers";
import { SIGNS, type Sign } from "./data.gen";
import type { BoardProps, Say, SorcellerieView } from "./types.gen";

type Props = BoardProps & { table: SorcellerieView; me: number };

export function Dock(props: Props) {
  const { question, words, table, me, act, whyNot } = props;
  const text = boardText(words);
  const voice = table.players[me]?.voice ?? "listening";
  const [pressed, setPressed] = useState<{ question: number; signs: readonly Sign[] } | null>(null);
  const [told, tell] = useState("");
  const [typing, setTyping] = useState(false);
  useEffect(() => tell(""), [table.step, voice]);

  function say(signs: readonly Sign[]): void {
    const action = saying(question, signs);
    if (!action || !question) {
      const wanted: Say = { t: "Say", symbols: [...signs] };
      return void whyNot(wanted).then((refusal) => tell(refusal ? words.refusal(refusal.why, refusal.facts) : ""));
    }
    if (props.busy) return; // said already
    act(action);
    setPressed({ question: question.number, signs });
    if (question?.decision.t === "BeFirst") speak(signs, words);
  }
  useAnswerKeys(say);

  const said = pressed?.question === question?.number && pressed ? pressed.signs : (table.players[me]?.said ?? []);
  const quiet = actionOf(question, "KeepQuiet");
  const open = question?.decision.t === "BeFirst" || question?.decision.t === "AwaitDice";
  return (
    <section
      class={`sor-dock is-${open ? "open" : "closed"} is-${voice}`}
      aria-label={text("board-say")}
      {...part("buttons", "essential")}
      data-offers
    >
      <div class="sor-answers-grid">
        {ANSWERS.map(({ signs, key }) => {
          const names = signs.map((sign) => words.text(`symbol-${sign}`)).join(" + ");
          return (
            <button
              key={key}
              type="button"
              class={`sor-say${signs.length > 1 ? " is-pair" : ` is-${signs[0]}`}${sameSigns(said, signs) ? " is-said" : ""}`}
              data-say={signs.join("+")}
              aria-keyshortcuts={key}
              aria-disabled={!open}
              onPointerDown={(event) => event.button === 0 && say(signs)}
              onClick={(event) => event.detail === 0 && say(signs)}
            >
              <span class="sor-say-signs">
                {signs.map((sign) => (
                  <SignIcon key={sign} sign={sign} />
                ))}
              </span>
              <span class={signs.length === 1 ? "sor-say-name" : "unseen"}>{names}</span>
              <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
            </button>
          );
        })}
        <button
          type="button"
          class={`sor-small sor-type${typing ? " is-on" : ""}`}
          aria-label={text("board-type")}
          title={text("board-type")}
          aria-expanded={typing}
          onClick={() => setTyping(!typing)}
        >
          <Keys />
        </button>
        <button
          type="button"
          class="sor-small sor-quiet"
          aria-label={text("board-quiet")}
          title={text("board-quiet")}
          aria-disabled={!quiet}
          onClick={() => quiet && act(quiet)}
        >
          <Quiet />
        </button>
      </div>
      {typing && <Typed words={words} say={say} />}
      <p class="sor-told" role="status">
        {told}
      </p>
      {voice === "locked" && <Locked {...props} />}
    </section>
  );
}

/** The lock lies over the buttons until it opens. */
function Locked({ table, me, clock, words }: Props) {
  useCountdown(true);
  return (
    <div class="sor-locked">
      <Lock />
      <p>
        <strong>{boardText(words)("board-too-early")}</strong>
        <span>{secondsLeft(table.players[me]?.until ?? 0, clock, words)}</span>
      </p>
    </div>
  );
}

function Typed({ words, say }: { words: BoardProps["words"]; say(signs: readonly Sign[]): void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const known = Object.fromEntries(
    SIGNS.map((sign) => [sign, [words.text(`symbol-${sign}`), words.text(`formula-${sign}`)]]),
  ) as Record<Sign, string[]>;
  return (
    <form
      class="sor-typed"
      onSubmit={(event) => {
        event.preventDefault();
        const signs = typed(field.current?.value ?? "", known);
        if (signs.length > 0) say(signs);
        if (field.current) field.current.value = "";
      }}
    >
      <input
        ref={field}
        class="field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-label={boardText(words)("board-type")}
        placeholder={boardText(words)("board-type-here")}
        enterkeyhint="send"
      />
    </form>
  );
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function useAnswerKeys(say: (signs: readonly Sign[]) => void): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const answer = ANSWERS.find(({ key }) => key === event.key.toLowerCase());
      if (!answer) return;
      event.preventDefault();
      say(answer.signs);
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
