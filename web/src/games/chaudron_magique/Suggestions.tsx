/** The table decides together (CHM-15): who does not decide may agree, disagree, or suggest; who decides may take it over. */
import type { BoardProps, Json } from "../types";
import { LAYING, PICKING } from "./drafts";
import { kindOf, seen } from "./seen";
import { Glyph } from "./signs";
import { local } from "./text";
import type { Draft } from "./useDraft";

export function Suggestions({ board, draft }: { board: BoardProps; draft: Draft }) {
  const { words, names, pointing, seat, say } = board;
  const view = seen(board.view);
  const says = local(words);
  const about = LAYING.includes(draft.kind) || PICKING.includes(draft.kind);
  const others = Object.entries(pointing).filter(([from]) => Number(from) !== seat && Number(from) !== view.decider);
  const proposed = pointing[view.decider];
  return (
    <div class="chm-suggestions">
      {others.map(([from, what]) => (
        <p key={from} class={`chm-suggestion seat-${from}`}>
          <span>{says.suggests(names[Number(from)] ?? "")}</span>
          <b>{words.action(what as Json)}</b>
          {draft.role === "answer" && (
            <button type="button" class="chm-tool" onClick={() => draft.adopt(what)}>
              <Glyph of="yes" /> <span>{says.adopt}</span>
            </button>
          )}
        </p>
      ))}
      {draft.role !== "answer" && seat !== null && about && (
        <>
          {proposed && (
            <p class={`chm-suggestion seat-${view.decider}`}>
              <span>{says.proposes(names[view.decider] ?? "")}</span>
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
              <Glyph of="bulb" /> <span>{draft.role === "suggest" ? says.stopSuggesting : says.suggest}</span>
            </button>
            <button type="button" class="chm-tool" onClick={() => say("yes", "")} title={says.agree}>
              <Glyph of="yes" /> <span class="chm-hidden">{says.agree}</span>
            </button>
            <button type="button" class="chm-tool" onClick={() => say("no", "")} title={says.disagree}>
              <Glyph of="no" /> <span class="chm-hidden">{says.disagree}</span>
            </button>
          </div>
        </>
      )}
    </div>
  );
}
