/** The table decides together (CHM-15): who does not decide may agree, disagree, or suggest; who decides may take it over. */
import type { BoardProps, Json } from "../types";
import { LAYING, PICKING } from "./drafts";
import { kindOf, seen } from "./seen";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Draft } from "./useDraft";

export function Suggestions({ board, draft }: { board: BoardProps; draft: Draft }) {
  const { words, names, pointing, seat, say } = board;
  const view = seen(board.view);
  const text = boardText(words);
  const about = LAYING.includes(draft.kind) || PICKING.includes(draft.kind);
  const others = Object.entries(pointing).filter(([from]) => Number(from) !== seat && Number(from) !== view.decider);
  const proposed = pointing[view.decider];
  return (
    <div class="chm-suggestions">
      {others.map(([from, what]) => (
        <p key={from} class={`chm-suggestion seat-${from}`}>
          <span>{text("board-suggests", { who: names[Number(from)] ?? "" })}</span>
          <b>{words.action(what as Json)}</b>
          {draft.role === "answer" && (
            <button type="button" class="chm-tool" onClick={() => draft.adopt(what)}>
              <Glyph of="yes" /> <span>{text("board-adopt")}</span>
            </button>
          )}
        </p>
      ))}
      {draft.role !== "answer" && seat !== null && about && (
        <>
          {proposed && (
            <p class={`chm-suggestion seat-${view.decider}`}>
              <span>{text("board-proposes", { who: names[view.decider] ?? "" })}</span>
              <b>{words.action({ t: kindOf(proposed), ...proposed })}</b>
              {typeof proposed["burnt"] === "number" && (
                <span class="chm-will-burn">
                  <Glyph of="flame" /> {String(proposed["burnt"])}
                </span>
              )}
            </p>
          )}
          <div class="chm-tool-row">
            <button
              type="button"
              class="chm-tool"
              aria-pressed={draft.role === "suggest"}
              onClick={() => draft.suggest(draft.role !== "suggest")}
            >
              <Glyph of="bulb" />{" "}
              <span>{draft.role === "suggest" ? text("board-stop-suggesting") : text("board-suggest")}</span>
            </button>
            <button type="button" class="chm-tool" onClick={() => say("yes", "")} title={text("board-agree")}>
              <Glyph of="yes" /> <span class="chm-hidden">{text("board-agree")}</span>
            </button>
            <button type="button" class="chm-tool" onClick={() => say("no", "")} title={text("board-disagree")}>
              <Glyph of="no" /> <span class="chm-hidden">{text("board-disagree")}</span>
            </button>
          </div>
        </>
      )}
    </div>
  );
}
