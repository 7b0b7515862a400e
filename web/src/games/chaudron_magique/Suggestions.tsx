/** The table decides together (CHM-15): who does not decide may agree, disagree, or suggest; who decides may take it over. */
import { LAYING, PICKING } from "./drafts";
import { proposalOf, proposalsOf } from "./proposals";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Draft } from "./useDraft";
import type { BoardProps } from "./types.gen";

export function Suggestions({ board, draft }: { board: BoardProps; draft: Draft }) {
  const { view, words, names, pointing, seat, say } = board;
  const text = boardText(words);
  const about = LAYING.includes(draft.kind) || PICKING.includes(draft.kind);
  const others = proposalsOf(pointing).filter(({ from }) => from !== seat && from !== view.decider);
  const proposed = proposalOf(pointing[view.decider]);
  return (
    <div class="chm-suggestions">
      {others.map(({ from, proposal: { action } }) => (
        <p key={from} class={`chm-suggestion seat-${from}`}>
          <span>{text("board-suggests", { who: names[from] ?? "" })}</span>
          <b>{words.action(action)}</b>
          {draft.role === "answer" && (
            <button type="button" class="chm-tool" onClick={() => draft.adopt(action)}>
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
              <b>{words.action(proposed.action)}</b>
              {proposed.burnt !== null && (
                <span class="chm-will-burn">
                  <Glyph of="flame" /> {proposed.burnt}
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
