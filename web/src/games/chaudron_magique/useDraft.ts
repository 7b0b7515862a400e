/** The answer in the making: mine when I am asked, my suggestion when somebody else is. The others see it move. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps, Json } from "../types";
import {
  type Forecast,
  LAYING,
  PICKING,
  choicesOf,
  forecastOf,
  keyOf,
  openCells,
  placesOf,
  refusalOf,
  resourcesOf,
} from "./drafts";
import { type Held, answered, heldAt } from "./holding";
import { type BlockSeen, kindOf, seen } from "./seen";

export interface Draft {
  /** I answer, I suggest, or I only look on. */
  role: "answer" | "suggest" | "watch";
  decision: Json | null;
  kind: string;
  held: Held | null;
  shape: BlockSeen | null;
  hold(held: Held): void;
  select(block: number): void;
  /** The next of the offers for this block, which come best first. */
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
  action: Json | null;
  legal: boolean;
  forecast: Forecast | null;
  refusal: { text: string; rule: string } | null;
  adopt(proposal: Json): void;
  confirm(): void;
  suggest(on: boolean): void;
}

export function useDraft(props: BoardProps): Draft {
  const { question, seat, busy, act, words } = props;
  const view = seen(props.view);
  const [wants, setWants] = useState(false);
  const [held, hold] = useState<Held | null>(null);
  const [cursor, point] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [resource, chooseResource] = useState<string | null>(null);
  const askedOf = view.outcome ? null : (view.asked[view.decider] ?? null);
  const decision = question?.decision ?? (seat !== view.decider ? askedOf : null);
  const kind = kindOf(decision);
  const about = LAYING.includes(kind) || PICKING.includes(kind);
  const role = question && about ? "answer" : wants && about && seat !== null ? "suggest" : "watch";
  const places = useMemo(() => placesOf(question), [question]);
  const resources = useMemo(
    () => (question ? resourcesOf(question) : [...new Set(view.grid.join("").replace(/[.x ]/g, ""))]),
    [question, props.view],
  );
  const open = useMemo(
    () => openCells(question, from, resource ?? resources[0] ?? null),
    [question, from, resource, resources],
  );

  const bestFor = (block: number | null): Held | null => {
    const best = question?.offers.find(
      (each) => kindOf(each.action) === "LayBlock" && (block === null || each.action["block"] === block),
    );
    if (best) return heldAt(Number(best.action["block"]), String(best.action["at"]));
    const first = choicesOf(view.blocks).find((each) => block === null || each.block === block);
    return first ? { ...heldAt(first.block, "C3"), chosen: first.shape.choices.charAt(0) } : null;
  };

  // A new question: begin anew, with the first offer for blocks. Somebody else's goes on while it is the same.
  const topic = `${role} ${question?.number ?? ""} ${JSON.stringify(decision)}`;
  useEffect(() => {
    setFrom(null);
    chooseResource(null);
    point(null);
    hold(role !== "watch" && LAYING.includes(kind) ? bestFor(null) : null);
  }, [topic]);
  useEffect(() => setWants(false), [JSON.stringify(decision), question?.number]);

  const shape = held ? (view.blocks[String(held.block)] ?? null) : null;
  const action = draftedAction(kind, role, held, shape, cursor, from, resource ?? resources[0] ?? null);
  const place = action ? places.get(keyOf(action)) : undefined;
  const legal = action !== null && (role === "suggest" || place !== undefined);
  const forecast = forecastOf(view, place);
  // What is pointed at but not offered: a whole answer, or something that cannot be moved.
  const wanting =
    action ??
    (kind === "MoveOne" && from === null && cursor !== null && !open.has(cursor)
      ? { t: "MoveToken", cell: cursor }
      : null);
  const refused = role === "answer" && decision !== null && wanting !== null && !legal;

  const told = action && legal ? JSON.stringify({ ...action, ...forecast }) : null;
  useEffect(() => {
    if (role !== "watch") props.point(told === null ? null : (JSON.parse(told) as Json));
  }, [told, role]);
  useEffect(() => (role === "watch" ? undefined : () => props.point(null)), [role, topic]);

  const answer = (what: Json): void => {
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
      const spots = (question?.offers ?? []).filter(
        (each) =>
          kindOf(each.action) === "LayBlock" && each.action["block"] === held?.block && each.action["at"] !== "out",
      );
      const now = spots.findIndex((each) => action && keyOf(each.action) === keyOf(action));
      const next = spots[(now + 1) % Math.max(1, spots.length)]?.action;
      if (next) hold(heldAt(Number(next["block"]), String(next["at"])));
    },
    cursor,
    point,
    pick: (cell) => {
      point(cell);
      if (kind === "MoveOne" && (from === null || !open.has(cell))) {
        const takes = question ? question.offers.some((each) => each.action["cell"] === cell) : true;
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
    refusal: refused && wanting ? refusalOf(decision, wanting, view, words) : null,
    adopt: (proposal) => {
      if (kindOf(proposal) === "LayBlock") hold(heldAt(Number(proposal["block"]), String(proposal["at"])));
      else {
        if (proposal["onto"]) setFrom(String(proposal["cell"]));
        if (proposal["resource"]) chooseResource(String(proposal["resource"]));
        point(String(proposal["onto"] ?? proposal["cell"]));
      }
    },
    confirm: () => {
      if (action) answer(action);
    },
    suggest: setWants,
  };
}

function draftedAction(
  kind: string,
  role: Draft["role"],
  held: Held | null,
  shape: BlockSeen | null,
  cursor: string | null,
  from: string | null,
  resource: string | null,
): Json | null {
  if (role === "watch") return null;
  if (LAYING.includes(kind))
    return held && shape ? { t: "LayBlock", block: held.block, at: answered(held, shape) } : null;
  if (cursor === null) return null;
  if (kind === "PlaceBurnt") return { t: "PutBurnt", cell: cursor };
  if (kind === "ChooseWhatFalls") return { t: "DropNext", cell: cursor };
  if (kind === "DuplicateOne") return resource ? { t: "DuplicateOnto", resource, cell: cursor } : null;
  return kind === "MoveOne" && from !== null && from !== cursor ? { t: "MoveToken", cell: from, onto: cursor } : null;
}
