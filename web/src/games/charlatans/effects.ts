/** The larger shows: an explosion, a rolling die, hands that open. */
import { type ComponentChild, h } from "preact";
import { ChipIcon } from "./Chip";
import { played, remove } from "../stage";
import { floatUp, potSpot, put } from "./flights";
import { Glyph } from "./signs";

const PUFFS = 7;

/** Shake and smoke; `calm`: only a flash. */
export async function boom(root: HTMLElement, seat: number, ms: number, calm = false): Promise<void> {
  const pot = root.querySelector<HTMLElement>(`[data-pot="${seat}"]`);
  const at = potSpot(root, seat);
  const flash = put(root, null, at, "cha-flash");
  flash.style.width = flash.style.height = `${at.size}px`;
  const lit = played(
    flash.animate([{ opacity: 0 }, { opacity: 0.85, offset: 0.1 }, { opacity: 0.25, offset: 0.4 }, { opacity: 0 }], ms),
  );
  if (!calm) {
    const shake = [0, -9, 8, -7, 6, -3, 2, 0].map((x, i) => ({
      translate: `${x}px ${i % 2 ? 4 : -3}px`,
      rotate: `${x / 6}deg`,
    }));
    pot?.animate(shake, ms * 0.75);
    for (let i = 0; i < PUFFS; i++) {
      const turn = (2 * Math.PI * i) / PUFFS;
      const puff = put(root, null, at, "cha-cloud");
      const size = at.size * 0.32;
      puff.style.width = puff.style.height = `${size}px`;
      const here = puff.style.transform;
      const away = `translate(${Math.cos(turn) * at.size * 0.42}px, ${Math.sin(turn) * at.size * 0.36 - at.size * 0.12}px)`;
      const rising = puff.animate(
        [
          { transform: `${here} scale(.3)`, opacity: 0.9 },
          { transform: `${here} ${away} scale(1.5)`, opacity: 0 },
        ],
        { duration: ms, easing: "cubic-bezier(.1,.6,.4,1)" },
      );
      void played(rising).then(() => remove(puff));
    }
  }
  await lit;
  remove(flash);
}

export const coin = (n: number): ComponentChild => [`${n} `, h(Glyph, { of: "coin" })];

const FACES: Record<string, () => ComponentChild> = {
  points1: () => ["1 ", h(Glyph, { of: "points" })],
  points2: () => ["2 ", h(Glyph, { of: "points" })],
  ruby: () => h(Glyph, { of: "ruby" }),
  drop: () => h(Glyph, { of: "drop" }),
  chip: () => h(ChipIcon, { chip: "O1", size: 40 }),
};

export async function rollDie(root: HTMLElement, seat: number, face: string, ms: number): Promise<void> {
  const at = potSpot(root, seat);
  const die = put(root, FACES[face]?.() ?? "?", at, "cha-die");
  const here = die.style.transform;
  await played(
    die.animate(
      [
        { transform: `${here} translate(-70px, -60px) rotate(-420deg) scale(.6)` },
        { transform: `${here} translate(16px, 8px) rotate(30deg) scale(1.05)`, offset: 0.4 },
        { transform: `${here} rotate(0) scale(1)`, offset: 0.55 },
        { transform: `${here} rotate(0) scale(1)`, opacity: 1, offset: 0.88 },
        { transform: `${here} scale(1.1)`, opacity: 0 },
      ],
      { duration: ms, easing: "ease-out" },
    ),
  );
  remove(die);
}

/** In each hand: a chip, or nothing. */
export async function openHands(root: HTMLElement, drawing: number[], stopping: number[], ms: number): Promise<void> {
  const open = (seat: number, held: string): Promise<void> => {
    const hand = [h(Glyph, { of: "fist", class: "cha-runner" }), h("span", { class: `cha-in-hand ${held}` })];
    return floatUp(root, hand, potSpot(root, seat), ms);
  };
  await Promise.all([
    ...drawing.map((seat) => open(seat, "is-chip")),
    ...stopping.map((seat) => open(seat, "is-nothing")),
  ]);
}
