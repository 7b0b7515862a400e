/** The bottle on a potion's card: its shape tells the family (sister cards share one), its liquid what it is made for. */
import { INGREDIENTS, type Ingredient } from "./data.gen";
import type { RecipeView } from "./types.gen";

interface Shape {
  /** The glass, in a field of 60 by 72. */
  glass: string;
  /** Where the liquid begins. */
  fill: number;
  /** The stopper: cork, crystal or a band of wax. */
  top: "cork" | "crystal" | "wax";
  /** A mark on the label. */
  mark: string;
}

const ROUND = "M24 12h12v14c10 3 16 11 16 21 0 13-10 22-22 22S8 60 8 47c0-10 6-18 16-21z";
const CONE = "M24 12h12v16l17 33c2 5-1 8-5 8H12c-4 0-7-3-5-8l17-33z";
const VIAL = "M22 10h16v44c0 9-3 15-8 15s-8-6-8-15z";
const JAR = "M16 16h28v6c5 2 7 5 7 10v29c0 5-3 8-8 8H17c-5 0-8-3-8-8V32c0-5 2-8 7-10z";
const GOURD = "M25 10h10v10c7 2 9 9 4 14 10 3 15 10 15 18 0 11-11 17-24 17S6 63 6 52c0-8 5-15 15-18-5-5-3-12 4-14z";
const HEART = "M24 10h12v12c12-2 20 6 18 17-2 13-14 23-24 30C20 62 8 52 6 39 4 28 12 20 24 22z";
const FACET = "M24 10h12v14l16 14-6 27-16 4-16-4-6-27 16-14z";
const TEAR = "M25 10h10c0 16 17 24 17 40 0 11-10 19-22 19S8 61 8 50c0-16 17-24 17-40z";
const URN = "M20 12h20v8c-4 4-2 6 4 11 9 8 9 22 0 31-3 4-5 7-14 7s-11-3-14-7c-9-9-9-23 0-31 6-5 8-7 4-11z";

const STAR = "M0-8 2.300-2.500 8-2.500 3.500 1 5 7 0 3.500-5 7-3.500 1-8-2.500-2.300-2.500z";
const MOON = "M3-8A8.500 8.500 0 1 0 8 4 7 7 0 0 1 3-8z";
const DROP = "M0-8C4-2 6 1 6 4A6 5 0 0 1-6 4C-6 1-4-2 0-8z";
const BOLT = "M2-9-5 1h4L-2 9 6-2H1z";
const RUNE = "M-1-8h2v5l5-4v3L1 0v8h-2V0l-5-4v-3l4 4z";
const EYE = "M-9 0C-5-6 5-6 9 0 5 6-5 6-9 0zm9-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6z";
const LEAF = "M-7 7C-8-4 0-8 8-8 8 0 4 8-7 7zM-7 8 3-3";
const RING = "M0-7a7 7 0 1 0 0 14 7 7 0 1 0 0-14zm0 4a3 3 0 1 1 0 6 3 3 0 1 1 0-6z";
const CROSS = "M-2-8h4v6h6v4H2v6h-4V2h-6v-4h6z";

const FAMILIES: [RegExp, Shape][] = [
  [/^lore_/, { glass: URN, fill: 34, top: "wax", mark: RUNE }],
  [/^brew_/, { glass: JAR, fill: 36, top: "cork", mark: DROP }],
  [/^elixir_of_(stars|sun|moon)/, { glass: TEAR, fill: 40, top: "crystal", mark: STAR }],
  [/^elixir_/, { glass: TEAR, fill: 36, top: "wax", mark: DROP }],
  [/^charm_/, { glass: HEART, fill: 34, top: "crystal", mark: RING }],
  [/^flask_/, { glass: CONE, fill: 42, top: "cork", mark: EYE }],
  [/^sorcery_/, { glass: VIAL, fill: 26, top: "crystal", mark: BOLT }],
  [/^incantation_/, { glass: VIAL, fill: 30, top: "wax", mark: RUNE }],
  [/^hex_/, { glass: FACET, fill: 38, top: "crystal", mark: EYE }],
  [/_offering$/, { glass: JAR, fill: 32, top: "wax", mark: RING }],
  [/_(flood|quake|tornado)$/, { glass: CONE, fill: 38, top: "wax", mark: BOLT }],
  [/^rite_/, { glass: GOURD, fill: 40, top: "cork", mark: LEAF }],
  [/^ritual_/, { glass: URN, fill: 36, top: "crystal", mark: RING }],
  [/^spell_/, { glass: ROUND, fill: 38, top: "crystal", mark: STAR }],
  [/^tonic_/, { glass: GOURD, fill: 38, top: "wax", mark: BOLT }],
  [/^remedy_/, { glass: ROUND, fill: 40, top: "cork", mark: CROSS }],
  [/^mystery_/, { glass: FACET, fill: 34, top: "wax", mark: MOON }],
  [/_summoning$/, { glass: GOURD, fill: 42, top: "crystal", mark: MOON }],
];
const UNIQUE: Shape = { glass: FACET, fill: 32, top: "crystal", mark: STAR };

export const shapeOf = (id: string): Shape => FAMILIES.find(([family]) => family.test(id))?.[1] ?? UNIQUE;

/** The rarest thing that a potion gives colours it: a heart before a mandrake before what it gives most of. */
export function tintOf(recipe: RecipeView): Ingredient {
  const given = (recipe.gives.length ? recipe.gives : recipe.takes).flatMap((slot) => slot.slice(0, 1));
  for (const rare of ["heart", "mandrake"] as const) if (given.includes(rare)) return rare;
  const counted = INGREDIENTS.map((ingredient) => ({
    ingredient,
    n: given.filter((one) => one === ingredient).length,
  }));
  return counted.reduce((best, one) => (one.n > best.n ? one : best)).ingredient;
}

export function Bottle({ id, recipe }: { id: string; recipe: RecipeView }) {
  const { glass, fill, top, mark } = shapeOf(id);
  const clip = `bal-bottle-${id}`;
  return (
    <svg class={`bal-bottle is-${tintOf(recipe)}`} viewBox="0 0 60 74" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={glass} />
      </clipPath>
      <path d={glass} class="bal-glass" />
      <g clip-path={`url(#${clip})`}>
        <path d={`M0 ${fill}q15-6 30 0t30 0v40H0z`} class="bal-liquid" />
        <path d={`M0 ${fill + 5}q15-6 30 0t30 0v40H0z`} class="bal-liquid is-deep" />
        <circle cx="22" cy={fill + 14} r="2.500" class="bal-bubble" />
        <circle cx="38" cy={fill + 8} r="1.800" class="bal-bubble" />
        <circle cx="34" cy={fill + 20} r="3" class="bal-bubble" />
        <path d="M14 6c-6 20-8 40 0 66" class="bal-shine" />
      </g>
      <path d={glass} class="bal-glass-rim" />
      <path d={mark} transform={`translate(30 ${Math.min(fill + 15, 54)}) scale(.95)`} class="bal-mark" />
      {top === "cork" && <rect x="23" y="2" width="14" height="12" rx="3" class="bal-cork" />}
      {top === "wax" && <path d="M21 4h18v9l-3 4-3-3-3 5-4-5-5 3z" class="bal-wax" />}
      {top === "crystal" && <path d="M30 0l8 6-4 8h-8l-4-8z" class="bal-crystal" />}
    </svg>
  );
}
