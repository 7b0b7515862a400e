/** The workbench: the card that is applied, its blocks, and the tools to lay them; for the others, a way to suggest. */
import { part } from "../../layout/Part";
import { Card } from "./Card";
import { LAYING, PICKING, choicesOf } from "./drafts";
import { Choices, ForecastLine } from "./Forecast";
import { blockWords, cardName } from "./names";
import { Glyph } from "./signs";
import { Suggestions } from "./Suggestions";
import { boardText } from "./messages.gen";
import { BlockPicture } from "./Tokens";
import type { Draft } from "./useDraft";
import { offerOf } from "../offers";
import type { BoardProps, View } from "./types.gen";

interface Props {
  board: BoardProps;
  draft: Draft;
  turn(way: 1 | -1): void;
  flip(): void;
  onKeyDown(event: KeyboardEvent): void;
  open(card: string): void;
}

export function Bench(props: Props) {
  const { board, draft } = props;
  const { view, words, names } = board;
  const text = boardText(words);
  const card = view.doing.card;
  const face = card ? view.ingredients[card] : undefined;
  const mine = board.question !== null; // also where the bar has the answers
  const asking = LAYING.includes(draft.kind) || PICKING.includes(draft.kind) || draft.kind === "ChooseEvery";
  return (
    <section
      {...part("workbench", mine && draft.role === "watch" ? "secondary" : "essential")}
      data-offers
      class={`chm-bench${mine ? " is-mine" : ""}${draft.role === "suggest" ? " is-suggesting" : ""}`}
      aria-label={card ? cardName(view, card, words) : words.text("word-played")}
      onKeyDown={props.onKeyDown}
    >
      {face && card && (
        <button
          type="button"
          class={`chm-on-bench seat-${view.doing.owner ?? 0}`}
          data-bench-card
          onClick={() => props.open(card)}
        >
          <Card id={card} face={face} words={words} />
          <span class="chm-hidden">{text("board-show-large")}</span>
        </button>
      )}
      <div class="chm-tools">
        {asking && (
          <p class={`chm-decider seat-${view.decider}`}>
            <Glyph of="ladle" />{" "}
            {mine ? text("board-you-decide") : text("board-decides", { who: names[view.decider] ?? "" })}
          </p>
        )}
        {draft.role !== "watch" && <ForecastLine draft={draft} view={view} words={words} />}
        {draft.role !== "watch" && <Tray {...props} view={view} />}
        {asking && <Suggestions board={board} draft={draft} />}
      </div>
    </section>
  );
}

function Tray({ board, draft, turn, flip, view }: Props & { view: View }) {
  const { words, busy, question, act } = board;
  const text = boardText(words);
  const { held, shape, kind } = draft;
  const laying = LAYING.includes(kind);
  const removing = kind === "RemoveBlocks";
  const out = held && (offerOf(question, "LayBlock", { block: held.block, at: "out" })?.action ?? null);
  const leave = held && (offerOf(question, "LeaveBlockOut", { block: held.block })?.action ?? null);
  return (
    <div class={`chm-tray${laying ? "" : " is-picking"}`}>
      {laying && (
        <div
          class={`chm-blocks${Object.keys(view.blocks).length > 1 ? "" : " is-single"}`}
          role="group"
          aria-label={text("board-blocks")}
        >
          {choicesOf(view.blocks).map((choice) => (
            <button
              key={choice.block}
              type="button"
              class={`chm-pick-block${choice.shape.optional ? " is-blue" : ""}`}
              aria-pressed={held?.block === choice.block}
              aria-label={`${text("board-block", { n: choice.block })}${choice.count > 1 ? ` ×${choice.count}` : ""}${choice.shape.optional ? `, ${words.text("word-optional")}` : ""}: ${blockWords(choice.shape.text, words)}, ${removing || kind === "ChooseWhatToTake" ? text("board-to-remove") : text("board-to-add")}. ${text("board-keys")}`}
              onClick={() => held?.block !== choice.block && draft.select(choice.block)}
              onFocus={() => held?.block !== choice.block && draft.select(choice.block)}
            >
              <BlockPicture
                text={`${choice.shape.optional ? "~" : ""}${(held?.block === choice.block && choice.shape.turns[held.turn]) || choice.shape.text}`}
                unit={22}
                chosen={held?.block === choice.block ? held.chosen : ""}
              />
              {choice.count > 1 && <b aria-hidden="true">×{choice.count}</b>}
            </button>
          ))}
        </div>
      )}
      {shape?.choices && held && (
        <Choices
          letters={[...shape.choices]}
          chosen={held.chosen}
          choose={(chosen) => draft.hold({ ...held, chosen })}
          words={words}
        />
      )}
      {kind === "DuplicateOne" && (
        <Choices letters={draft.resources} chosen={draft.resource} choose={draft.chooseResource} words={words} />
      )}
      <div class="chm-tool-row">
        {laying && kind !== "ChooseWhatToTake" && (
          <>
            <button
              type="button"
              class="chm-tool"
              onClick={() => turn(1)}
              aria-keyshortcuts="R"
              title={`${text("board-turn")} (R)`}
            >
              <Glyph of="turn" /> <span>{text("board-turn")}</span>
            </button>
            <button
              type="button"
              class="chm-tool"
              onClick={flip}
              aria-keyshortcuts="F"
              title={`${text("board-flip")} (F)`}
            >
              <Glyph of="flip" /> <span>{text("board-flip")}</span>
            </button>
          </>
        )}
        {laying && draft.role === "answer" && (
          <button
            type="button"
            class="chm-tool"
            onClick={draft.nextSpot}
            aria-keyshortcuts="N"
            title={`${text("board-next-spot")} (N)`}
          >
            <Glyph of="bulb" /> <span class="chm-hidden">{text("board-next-spot")}</span>
          </button>
        )}
        {draft.role === "answer" && out && (
          <button
            type="button"
            class="chm-tool"
            disabled={busy}
            onClick={() => act(out)}
            title={removing ? text("board-find-nothing") : text("board-outside")}
          >
            <Glyph of="out" />{" "}
            <span class="chm-hidden">{removing ? text("board-find-nothing") : text("board-outside")}</span>
          </button>
        )}
        {draft.role === "answer" && leave && (
          <button
            type="button"
            class="chm-tool is-wide"
            disabled={busy}
            onClick={() => act(leave)}
            title={text("board-leave-out")}
          >
            <Glyph of="no" /> <span>{text("board-leave-out")}</span>
          </button>
        )}
        {draft.role === "answer" && (
          <button
            type="button"
            class="chm-confirm"
            data-confirm
            disabled={busy || !draft.legal}
            onClick={draft.confirm}
          >
            {kind === "MoveOne"
              ? text("board-move")
              : kind === "ChooseWhatToTake"
                ? text("board-take")
                : removing
                  ? text("board-remove")
                  : laying
                    ? text("board-lay")
                    : text("board-put")}
          </button>
        )}
      </div>
    </div>
  );
}
