/** The board of Le Chaudron Magique: the Potions, the cauldron with its danger line, the witches, and the workbench. */
import { part } from "../../layout/Part";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lying } from "./blocks";
import { Bench } from "./Bench";
import { BurntLine, dangerOf } from "./BurntLine";
import { Cauldron } from "./Cauldron";
import { LAYING, PICKING } from "./drafts";
import { clearStage } from "./flights";
import { Arrangement, Cursor, HeldBlock, Pointed, fallingOn } from "./Ghosts";
import { Hand } from "./Hand";
import { proposalOf, proposalsOf } from "./proposals";
import { PhraseWheel } from "./PhraseWheel";
import { Potions, Shelf } from "./Potions";
import { type Shown, ShownLarge } from "./ShownLarge";
import { Glyph, Signs } from "./signs";
import { GridInWords } from "./summary";
import { boardText } from "./messages.gen";
import { useDraft } from "./useDraft";
import { useHands } from "./useHands";
import { SaidAloud, Witches } from "./Witches";
import "./board.css";
import "./cauldron.css";
import "./overlays.css";
import "./potions.css";
import "./cards.css";
import "./hand.css";
import "./bench.css";
import "./phrases.css";
import "./witches.css";
import "./flights.css";
import "./ending.css";
import "./layout.css";
import "./rooms.css";
import type { BoardProps } from "./types.gen";

const NARROW_PX = 560;
const LOW_PX = 416;

export function Board(props: BoardProps) {
  const { view, seat, names, words, question, busy, pointing } = props;
  const text = boardText(words);
  const root = useRef<HTMLDivElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const [glanced, glance] = useState<string | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  const [shown, show] = useState<Shown | null>(null);
  const [talks, setTalks] = useState(false);
  const narrow = useNarrow(root);
  const draft = useDraft(props);
  const hands = useHands(draft, busy);
  // The view is the truth: what flew over the board to get there has done its work.
  useLayoutEffect(() => clearStage(root.current), [view]);
  useKeysFromAnywhere(draft.role !== "watch", hands.onKeyDown);
  useFocusWhenAsked(pad, root, draft.role === "answer" ? question?.number : undefined);
  const picking = PICKING.includes(draft.kind) && draft.role !== "watch";
  const proposed = draft.role === "answer" ? null : proposalOf(pointing[view.decider]);
  const coming = draft.forecast?.burnt ?? proposed?.burnt ?? 0;
  const promised = draft.forecast?.brews ?? proposed?.brews ?? [];
  const looked = glanced ?? pinned;
  const lookedAt = view.shown.find((shown) => shown.potion === looked);
  const thought =
    draft.kind === "PlaceBurnt"
      ? "x"
      : draft.kind === "ChooseWhatFalls"
        ? draft.cursor && fallingOn(view, draft.cursor)
        : draft.kind === "DuplicateOne"
          ? draft.resource
          : draft.from
            ? lying(view.grid, draft.from)
            : null;
  const openCard = (id: string): void => show({ what: "card", id });
  return (
    <div class="chm" ref={root} data-focus={seat ?? -1} data-answers>
      <Signs />
      <div class={`chm-grid${question?.decision.t === "ChooseCards" ? " is-choosing" : ""}`}>
        <Potions
          view={view}
          words={words}
          looked={looked}
          glance={glance}
          pin={(potion) => pin(pinned === potion ? null : potion)}
          open={(id) => show({ what: "potion", id })}
          complete={question?.decision.t === "ChoosePotionToBrew" ? question.decision.potions : []}
          promised={promised}
        />
        <Shelf view={view} words={words} open={(id) => show({ what: "potion", id })} />
        <div class="chm-middle">
          <BurntLine burnt={view.burnt} limit={view.limit} coming={coming} words={words} />
          <div
            class={`chm-pad is-${draft.role}${draft.held ? " is-holding" : ""}`}
            ref={pad}
            {...part("cauldron", "essential")}
            role={draft.role === "watch" ? "img" : "application"}
            aria-label={
              draft.role === "watch"
                ? text("board-cauldron")
                : `${text("board-cauldron")}. ${draft.held ? text("board-keys") : text("board-cell-keys")}`
            }
            tabIndex={draft.role === "watch" ? undefined : 0}
            onKeyDown={hands.onKeyDown}
            onDblClick={draft.held ? draft.confirm : undefined}
          >
            <Cauldron
              grid={view.grid}
              danger={dangerOf(view.burnt, view.limit)}
              open={picking && draft.role === "answer" ? draft.open : null}
              from={draft.from}
              svg={hands.svg}
              hands={hands.pointer}
              narrow={narrow}
            >
              {lookedAt && <Arrangement shown={lookedAt} view={view} />}
              {proposalsOf(pointing).map(
                ({ from, proposal }) =>
                  from !== seat && (
                    <Pointed key={from} what={proposal.action} seat={from} name={names[from] ?? ""} view={view} />
                  ),
              )}
              {draft.held && draft.shape && LAYING.includes(draft.kind) && (
                <HeldBlock
                  held={draft.held}
                  shape={draft.shape}
                  carried={hands.carried}
                  removing={draft.kind !== "AddBlocks"}
                  legal={draft.legal}
                  grid={view.grid}
                />
              )}
              {picking && draft.cursor && (
                <Cursor
                  cell={draft.cursor}
                  letter={thought}
                  legal={draft.role === "suggest" || draft.open.has(draft.cursor)}
                />
              )}
            </Cauldron>
          </div>
          <GridInWords view={view} words={words} />
          <Witches board={props} open={openCard} />
          {narrow && <SaidAloud board={props} />}
        </div>
        <div class="chm-right">
          {question?.decision.t !== "ChooseCards" && view.step !== "choosing" && (
            <Bench
              board={props}
              draft={draft}
              turn={hands.turn}
              flip={hands.flip}
              onKeyDown={hands.onKeyDown}
              open={openCard}
            />
          )}
          <Hand board={props} open={openCard} />
          <nav class="chm-nav" aria-label={words.text("word-table")}>
            {seat !== null && !view.outcome && (
              <button type="button" class="chm-tool" {...part("talk", "essential")} onClick={() => setTalks(true)}>
                <Glyph of="talk" /> <span>{text("board-talk")}</span>
              </button>
            )}
            <button
              type="button"
              class="chm-tool chm-to-table"
              {...part("table", "secondary")}
              onClick={() => show({ what: "table" })}
            >
              <Glyph of="card" />
              <span class="chm-hidden">
                {text("board-your-cards")}, {words.text("word-potions")}
              </span>
            </button>
            <button type="button" class="chm-tool chm-to-about" onClick={() => show({ what: "about" })}>
              <Glyph of="quill" /> <span>{text("board-about-cards")}</span>
            </button>
            <span class="chm-deck" data-deck title={text("board-pile")}>
              <Glyph of="card" /> {view.draw_pile}
              <span class="chm-hidden">{text("board-pile")}</span>
            </span>
          </nav>
        </div>
      </div>
      {talks && (
        <PhraseWheel view={view} words={words} narrow={narrow} say={props.say} onClose={() => setTalks(false)} />
      )}
      {shown && <ShownLarge shown={shown} board={props} narrow={narrow} show={show} />}
      <div class="chm-layer" data-layer aria-hidden="true" />
    </div>
  );
}

/** On a phone the cauldron is seen from nearer. */
function useNarrow(root: { current: HTMLElement | null }): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!root.current) return;
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < NARROW_PX || entry.contentRect.height < LOW_PX);
    });
    measure.observe(root.current);
    return () => measure.disconnect();
  }, []);
  return narrow;
}

/** With nothing else in focus the keys belong to the cauldron. */
function useKeysFromAnywhere(wanted: boolean, onKeyDown: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useEffect(() => {
    if (!wanted) return;
    const hear = (event: KeyboardEvent): void => {
      const target = event.target;
      if (target === document.body || (target instanceof HTMLElement && target.id === "board")) latest.current(event);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [wanted]);
}

/** Who was at the board, or nowhere, is at the cauldron when it asks something. */
function useFocusWhenAsked(
  pad: { current: HTMLElement | null },
  root: { current: HTMLElement | null },
  number: number | undefined,
): void {
  useLayoutEffect(() => {
    if (number === undefined) return;
    const now = document.activeElement;
    if (now === document.body || (now && root.current?.contains(now) && !now.closest("dialog")))
      pad.current?.focus({ preventScroll: true });
  }, [number]);
}
