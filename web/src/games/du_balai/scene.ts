/**
 * What is being told right now, on top of a view: pawns on their way, the dice being sorted, a spell in the air. Another
 * view is the truth and takes its place. While dice are to be remembered, nothing of any dice is in here (DUB-11): those
 * that may be seen are in the view alone, and a scene knows its view by a number, so that it keeps no old one alive.
 */
import { signal } from "@preact/signals";
import { type Lesson, learned } from "./lesson";
import type { GameEvent, View } from "./types.gen";

/** No seat. */
export const NOBODY = -1;

export interface Hand {
  seat: number;
  /** Milliseconds after the throw; -1 at a table without a clock. */
  after: number;
}

export interface Scene {
  /** The number of the view on top of which it is told. */
  of: number;
  squares: number[] | null;
  curse: number | null;
  mover: number | null;
  /** The turn whose lid is known to be shut, though the view does not say so yet. */
  shut: number;
  /** DUB-11. The hands on the lid, the closer's first. */
  hands: Hand[];
  lesson: Lesson | null;
  spell: { seat: number; card: string; lost: boolean } | null;
  /** The event that is being told, for a line of words beside the picture. */
  told: GameEvent | null;
}

export const NOTHING: Scene = {
  of: 0,
  squares: null,
  curse: null,
  mover: null,
  shut: 0,
  hands: [],
  lesson: null,
  spell: null,
  told: null,
};

export const scene = signal<Scene>(NOTHING);

const numbers = new WeakMap<object, number>();
let last = 0;

export function numberOf(view: object): number {
  const known = numbers.get(view) ?? ++last;
  numbers.set(view, known);
  return known;
}

/** The scene over this view: as it is told, or what is left of an older one. */
export function over(view: View, now: Scene = scene.value): Scene {
  const of = numberOf(view);
  return now.of === of ? now : { ...settled(now, view), of };
}

/** One event more. Pure. */
export function after(now: Scene, event: GameEvent, view: View): Scene {
  const next: Scene = { ...now, told: event, lesson: learned(now.lesson, event, view) };
  switch (event.t) {
    case "FormulaDiceCast":
      return { ...NOTHING, of: now.of, told: event };
    case "LidClosed":
    case "LidClosedEarlier":
      return { ...next, shut: view.turn, hands: [{ seat: event.seat, after: event.after }, ...now.hands] };
    case "LidFellShut":
      return { ...next, shut: view.turn };
    case "GoBegan":
      return { ...next, mover: event.seat, spell: null };
    case "SpellCast":
      return { ...next, spell: { seat: event.seat, card: event.card, lost: false } };
    case "SpellLostInFog":
      return { ...next, spell: { seat: event.seat, card: event.card, lost: true } };
    case "CurseMoved":
      return { ...next, curse: event.square, spell: null };
    case "TurnBegan":
      return { ...next, mover: null, spell: null };
    default:
      return next;
  }
}

/** A pawn on its way: the square that it is just passing. */
export function flown(now: Scene, view: View, seat: number, square: number): Scene {
  const from = now.squares ?? view.players.map((player) => player.square);
  return { ...now, squares: from.map((before, at) => (at === seat ? square : before)) };
}

/** Another view: what was told on the way to it has done its work. */
export function settled(now: Scene, view: View): Scene {
  const turn = view.step === "moving" ? view.turn : view.step === "casting" ? view.turn - 1 : 0;
  return {
    ...NOTHING,
    hands: view.step === "writing" || view.step === "moving" ? now.hands : [],
    lesson: now.lesson?.turn === turn && now.lesson.dice.length > 0 ? now.lesson : null,
  };
}

/** The lid is being pressed: it is shut here at once, and the table will say whose hand was first. */
export function pressLid(view: View): void {
  scene.value = { ...over(view), shut: view.turn };
}
