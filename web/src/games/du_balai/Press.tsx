/** The lid is one big press (DUB-11): by finger, by mouse, by the space bar. */
import { part } from "../../layout/Part";
import { useLayoutEffect } from "preact/hooks";
import { pressLid } from "./scene";
import { boardText } from "./messages.gen";
import { offerOf } from "../offers";
import { useWhyNot } from "../useWhyNot";
import type { BoardProps, Game } from "./types.gen";

export function Press(board: BoardProps) {
  const { view, question, act, words, busy } = board;
  const text = boardText(words);
  const closing = offerOf(question, "CloseLid");
  const enough = offerOf(question, "SeenEnough");
  const refusal = closing?.refusal ?? null;
  const why = useWhyNot<Game>(board, closing ? null : { t: "CloseLid" });

  function slam(): void {
    if (!closing || refusal) return;
    act(closing.action);
    if (!busy) pressLid(view);
  }
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.code !== "Space" || event.repeat || document.querySelector("dialog[open]")) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.closest("button, a, input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      slam();
    }
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  if (!closing) return <p class="dub-note">{why?.text}</p>;
  return (
    <div class="dub-press-place" {...part("lid", "essential")} data-offers>
      <button
        type="button"
        class="dub-press"
        aria-disabled={refusal !== null}
        onPointerDown={(event) => event.button === 0 && slam()}
        onClick={(event) => event.detail === 0 && slam()}
      >
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path
            d="M20 34V16a4 4 0 0 1 8 0v12-18a4 4 0 0 1 8 0v18-15a4 4 0 0 1 8 0v17-9a4 4 0 0 1 8 0v20c0 12-7 19-18 19-9 0-13-4-18-13l-7-12c-2-4 3-8 7-4Z"
            fill="currentColor"
          />
        </svg>
        <span>{words.action(closing.action)}</span>
        <kbd aria-hidden="true">{text("board-press-key")}</kbd>
      </button>
      {refusal && (
        <p class="dub-refused">
          {words.refusal(refusal.why, refusal.facts)} ({refusal.rule})
        </p>
      )}
      {enough && !enough.refusal && (
        <button type="button" class="button dub-enough" onClick={() => act(enough.action)}>
          {words.action(enough.action)}
        </button>
      )}
    </div>
  );
}
