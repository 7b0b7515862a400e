/** The larger shows: a Potion is brewed, the match is won, the cauldron chokes. */
import { h } from "preact";
import { lying } from "./blocks";
import { played, remove, spotOf } from "../stage";
import { cellSpot, floatUp, fly, hush, potSpot, put, putToken, smoke } from "./flights";
import { potionName } from "./names";
import { Glyph } from "./signs";
import type { Words } from "../types";
import { RESOURCES } from "./data.gen";
import type { PotionBrewed, View } from "./types.gen";

/** The letter last seen on a cell: what has landed since the view, or what the view says. */
function letterOn(root: HTMLElement, view: View, cell: string): string {
  const landed = root
    .querySelector<SVGUseElement>(`[data-landed="${cell}"] use`)
    ?.getAttribute("href")
    ?.replace("#chm-", "");
  return landed ?? lying(view.grid, cell);
}

/** Its resources rise out of the cauldron into its bottle, one after another; the bottle swells and glows. */
export async function brewInto(
  root: HTMLElement,
  event: PotionBrewed,
  view: View,
  words: Words,
  ms: (usual: number) => number,
): Promise<void> {
  const { potion, cells } = event;
  const bottle = `[data-potion="${potion}"] .chm-bottle`;
  const to = { ...spotOf(root, bottle, ".chm-potions"), size: 20 };
  const landing = cells.map(async (cell, at) => {
    const from = cellSpot(root, cell);
    const letter = letterOn(root, view, cell);
    hush(root, cell);
    if (!RESOURCES.includes(letter)) return;
    const piece = putToken(root, letter, from);
    await fly(piece, { ...from, size: from.size * 0.95 }, to, ms(620), at * ms(70));
    remove(piece);
  });
  await Promise.all(landing);
  const swells = root
    .querySelector(bottle)
    ?.animate([{ scale: "1" }, { scale: "1.5", filter: "drop-shadow(0 0 14px #ffd98a)" }, { scale: "1" }], {
      duration: ms(460),
      easing: "ease-out",
    });
  const name = potionName(view, potion, words);
  const told = floatUp(
    root,
    [h(Glyph, { of: view.potions[potion]?.rarity ?? "common" }), " ", name],
    potSpot(root),
    ms(800),
    event.forced ? "chm-float is-large is-forced" : "chm-float is-large is-brewed",
  );
  await Promise.all([played(swells), told]);
}

const STARS = 14;

export async function triumph(root: HTMLElement, text: string, ms: number): Promise<void> {
  const at = potSpot(root);
  for (let star = 0; star < STARS; star++) {
    const turn = (2 * Math.PI * star) / STARS;
    const piece = put(root, h(Glyph, { of: "mythic", class: "chm-spark" }), at);
    const away = (far: number): string =>
      `translate(${at.x + Math.cos(turn) * far}px, ${at.y + Math.sin(turn) * far}px) translate(-50%, -50%) rotate(${far}deg)`;
    const bursts = piece.animate(
      [
        { transform: away(20), opacity: 1 },
        { transform: away(at.size * 0.62), opacity: 0 },
      ],
      { duration: ms, easing: "cubic-bezier(.1,.7,.4,1)" },
    );
    void played(bursts).then(() => remove(piece));
  }
  await floatUp(root, text, at, ms, "chm-float is-large is-brewed");
}

export async function choke(root: HTMLElement, text: string, ms: number): Promise<void> {
  const at = potSpot(root);
  root.querySelector(".chm-pad")?.animate(
    [0, -12, 11, -9, 8, -5, 3, 0].map((x, i) => ({ translate: `${x}px ${i % 2 ? 5 : -4}px` })),
    ms * 0.7,
  );
  for (const shift of [-0.3, 0, 0.3]) smoke(root, { x: at.x + shift * at.size, y: at.y, size: at.size * 0.5 }, ms);
  await floatUp(root, text, at, ms, "chm-float is-large is-forced");
}
