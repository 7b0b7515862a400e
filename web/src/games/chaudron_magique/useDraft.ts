/** The answer in the making: mine when I am asked, my suggestion when somebody else is. The others see it move. */
import { useEffect, useMemo, useState } from "preact/hooks";
import {
  type Forecast,
  LAYING,
  PICKING,
  bestFirst,
  choicesOf,
  forecastOf,
  keyOf,
  openCells,
  placesOf,
  resourcesOf,
} from "./drafts";
import { type Held, answered, heldAt } from "./heldBlock";
import { offerOf } from "../offers";
import { type Drafted, proposed } from "./proposals";
import type { BlockView, BoardProps, Decision } from "./types.gen";
import { useDraft as useKeptDraft } from "../useDraft";
import { useWhyNot } from "../useWhyNot";

export interface Draft {
  /** I answer, I suggest, or I only look on. */
  role: "answer" | "suggest" | "watch";
  decision: Decision | null;
  kind: Decision["t"] | undefined;
  held: Held | null;
  shape: BlockView | null;
  hold(held: Held): void;
  select(block: number): void;
  /** The next best way to lay this block. */
  nextSpot(): void;
  /** Where the keyboard, or the mouse, is: in questions about cells. */
  cursor: string | null;
  point(cell: string): void;
  pick(cell: string): void;
  from: string | null;
  resource: string | null;
  resources: string[];
  chooseResource(letter: string): void;
  open: Set<string>;
  action: Drafted | null;
  legal: boolean;
  forecast: Forecast | null;
  refusal: { text: string; rule: string } | null;
  adopt(proposal: Drafted): void;
  confirm(): void;
  suggest(on: boolean): void;
}

type Composed = { held: Held | null; cursor: string | null; from: string | null; resource: string | null };

const NOTHING: Composed = { held: null, cursor: null, from: null, resource: null };

export function useDraft(props: BoardProps): Draft {
  const { view, question, seat, busy, act } = props;
  const [wants, setWants] = useState(false);
  const askedOf = view.outcome ? null : (view.asked[view.decider] ?? null);
  const decision = question?.decision ?? (seat !== view.decider ? askedOf : null);
  const kind = decision?.t;
  const about = LAYING.includes(kind) || PICKING.includes(kind);
  const role = question && about ? "answer" : wants && about && seat !== null ? "suggest" : "watch";
  const bestFor = (block: number | null): Held | null => {
    const best = bestFirst(question, view, block)[0];
    if (best) return heldAt(best.block, best.at);
    const first = choicesOf(view.blocks).find((choice) => block === null || choice.block === block);
    return first ? { ...heldAt(first.block, "C3"), chosen: first.shape.choices.charAt(0) } : null;
  };

  // A new question: begin anew, with the first offer for blocks. Somebody else's goes on while it is the same.
  const topic = `${role} ${question?.number ?? ""} ${JSON.stringify(decision)}`;
  const start = useMemo(
    () => ({ ...NOTHING, held: role !== "watch" && LAYING.includes(kind) ? bestFor(null) : null }),
    [topic],
  );
  const [{ held, cursor, from, resource }, change] = useKeptDraft<Composed>("block", topic, start);
  const hold = (held: Held | null): void => change((now) => ({ ...now, held }));
  const point = (cursor: string): void => change((now) => ({ ...now, cursor }));
  const setFrom = (from: string | null): void => change((now) => ({ ...now, from }));
  const chooseResource = (resource: string): void => change((now) => ({ ...now, resource }));
  const places = useMemo(() => placesOf(question), [question]);
  const resources = useMemo(
    () => (question ? resourcesOf(question) : [...new Set(view.grid.join("").replace(/[.x ]/g, ""))]),
    [question, view],
  );
  const open = useMemo(
    () => openCells(question, from, resource ?? resources[0] ?? null),
    [question, from, resource, resources],
  );

  useEffect(() => setWants(false), [JSON.stringify(decision), question?.number]);

  const shape = held ? (view.blocks[`${held.block}`] ?? null) : null;
  const action = draftedAction(kind, role, held, shape, cursor, from, resource ?? resources[0] ?? null);
  const place = action ? places.get(keyOf(action)) : undefined;
  const legal = action !== null && (role === "suggest" || place !== undefined);
  const forecast = forecastOf(view, place);
  // What is pointed at but not offered: a whole answer, or something that cannot be moved.
  const wanting: Drafted | null =
    action ??
    (kind === "MoveOne" && from === null && cursor !== null && !open.has(cursor)
      ? { t: "MoveToken", cell: cursor, onto: cursor }
      : null);
  const refusal = useWhyNot(props, role === "answer" && !legal ? wanting : null);

  const told = action && legal ? JSON.stringify([action, forecast]) : null;
  useEffect(() => {
    if (role !== "watch") props.point(action && legal ? proposed(action, forecast) : null);
  }, [told, role]);
  useEffect(() => (role === "watch" ? undefined : () => props.point(null)), [role, topic]);

  const answer = (what: Drafted): void => {
    if (role === "answer" && !busy && places.has(keyOf(what))) act(what);
  };

  return {
    role,
    decision,
    kind,
    held,
    shape,
    hold,
    select: (block) => hold(bestFor(block)),
    nextSpot: () => {
      const spots = bestFirst(question, view, held?.block ?? null).filter(({ at }) => at !== "out");
      const now = spots.findIndex((spot) => action && keyOf(spot) === keyOf(action));
      const next = spots[(now + 1) % Math.max(1, spots.length)];
      if (next) hold(heldAt(next.block, next.at));
    },
    cursor,
    point,
    pick: (cell) => {
      point(cell);
      if (kind === "MoveOne" && (from === null || !open.has(cell))) {
        const takes = question ? offerOf(question, "MoveToken", { cell }) !== null : true;
        setFrom(takes && cell !== from ? cell : null);
      } else if (cursor === cell && action) answer(action);
    },
    from,
    resource: resource ?? resources[0] ?? null,
    resources,
    chooseResource,
    open,
    action,
    legal,
    forecast,
    refusal,
    adopt: (proposal) => {
      if (proposal.t === "LayBlock") return hold(heldAt(proposal.block, proposal.at));
      if (proposal.t === "MoveToken") setFrom(proposal.cell);
      if (proposal.t === "DuplicateOnto") chooseResource(proposal.resource);
      point(proposal.t === "MoveToken" ? proposal.onto : proposal.cell);
    },
    confirm: () => {
      if (action) answer(action);
    },
    suggest: setWants,
  };
}

function draftedAction(
  kind: Draft["kind"],
  role: Draft["role"],
  held: Held | null,
  shape: BlockView | null,
  cursor: string | null,
  from: string | null,
  resource: string | null,
): Drafted | null {
  if (role === "watch") return null;
  if (LAYING.includes(kind))
    return held && shape ? { t: "LayBlock", block: held.block, at: answered(held, shape) } : null;
  if (cursor === null) return null;
  if (kind === "PlaceBurnt") return { t: "PutBurnt", cell: cursor };
  if (kind === "ChooseWhatFalls") return { t: "DropNext", cell: cursor };
  if (kind === "DuplicateOne") return resource ? { t: "DuplicateOnto", resource, cell: cursor } : null;
  return kind === "MoveOne" && from !== null && from !== cursor ? { t: "MoveToken", cell: from, onto: cursor } : null;
}
