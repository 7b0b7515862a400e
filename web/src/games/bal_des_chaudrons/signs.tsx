/** The signs of the ball, drawn once for the whole board and used by reference. Each is 32 by 32, in the ink around it. */
import type { Arcanum, Ingredient } from "./data.gen";

export type Sign = Ingredient | Arcanum | "turn" | "hand" | "pot" | "eye" | "sun";

/** Two inks: the sign itself (currentColor) and what is cut out of it (--cut, the colour of the cube). */
const DRAWN: Record<Sign, preact.JSX.Element> = {
  heart: (
    <>
      <path d="M16 27C6 20 3 15 4 10.500 5 6 10 4.500 13.500 7.500L16 10l2.500-2.500C22 4.500 27 6 28 10.500c1 4.500-2 9.500-12 16.500z" />
      <path
        d="M16 27 13.500 19.500l4-3.500-4-5 2.500-1"
        fill="none"
        stroke="var(--cut)"
        stroke-width="2"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  ),
  mandrake: (
    <>
      <path d="M16 11c4 0 6.500 2.500 6.500 6.500 0 3-1 4.500-1 6 0 2 2.500 2.500 3 5.500-3 0-4.500-1-5.500-3.500-1.500 1-1.500 3-3 5-1.500-2-1.500-4-3-5C12 28 10.500 29 7.500 29c.5-3 3-3.500 3-5.500 0-1.500-1-3-1-6 0-4 2.500-6.500 6.500-6.500z" />
      <path d="M16 11C15 7 10 7.500 7.500 3 12 1.500 15.500 4 16 7c.5-3 4-5.500 8.500-4C22 7.500 17 7 16 11z" />
      <circle cx="13.300" cy="17" r="1.500" fill="var(--cut)" />
      <circle cx="18.700" cy="17" r="1.500" fill="var(--cut)" />
      <path d="M13.500 21q2.500 2 5 0" fill="none" stroke="var(--cut)" stroke-width="1.500" stroke-linecap="round" />
    </>
  ),
  mushroom: (
    <>
      <path d="M3 17C3 8.500 9 4 16 4s13 4.500 13 13c0 2-26 2-26 0z" />
      <path d="M12.500 19h7c-.5 3 1 5.500 1.500 8.500-2.500 1.500-7.500 1.500-10 0 .5-3 2-5.500 1.500-8.500z" />
      <circle cx="11" cy="10.500" r="2.400" fill="var(--cut)" />
      <circle cx="19" cy="8.500" r="2" fill="var(--cut)" />
      <circle cx="23" cy="13.500" r="2" fill="var(--cut)" />
      <circle cx="15.500" cy="14" r="1.500" fill="var(--cut)" />
    </>
  ),
  spider: (
    <>
      <path
        d="M12.500 13 7 10 4 13.500M12 16H5.500L3 19.500M12.500 19 8 22.500 7.500 27M19.500 13 25 10l3 3.500M20 16h6.500l2.500 3.500M19.500 19l4.500 3.500.500 4.500M14 11 11.500 6.500 13 3M18 11l2.500-4.500L19 3"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <ellipse cx="16" cy="19" rx="5.500" ry="6.500" />
      <circle cx="16" cy="11.500" r="3.700" />
      <path d="M16 15.500v7M13.700 19h4.600" stroke="var(--cut)" stroke-width="1.500" stroke-linecap="round" />
    </>
  ),
  toad: (
    <>
      <path d="M16 10.500c2-4.500 8.500-4.500 8.500 1 3 2 4 4.500 3 8 2 1 2.500 4 1.500 6.500h-6c-2 1.500-12 1.500-14 0H3c-1-2.500-.5-5.500 1.500-6.500-1-3.500 0-6 3-8 0-5.500 6.500-5.500 8.500-1z" />
      <circle cx="11.200" cy="10.500" r="1.900" fill="var(--cut)" />
      <circle cx="20.800" cy="10.500" r="1.900" fill="var(--cut)" />
      <path
        d="M9.500 17.500q6.500 4.500 13 0"
        fill="none"
        stroke="var(--cut)"
        stroke-width="1.800"
        stroke-linecap="round"
      />
    </>
  ),
  brew: (
    <>
      <path d="M5 13h22v2.500h-1.500C27 22 22.500 27 16 27S5 22 6.500 15.500H5z" />
      <path d="M10 26l-2 3.500M22 26l2 3.500" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" />
      <circle cx="11.500" cy="8.500" r="2.500" />
      <circle cx="18" cy="5" r="3" />
      <circle cx="21.500" cy="10" r="1.600" />
    </>
  ),
  raven: (
    <>
      <path d="M2.500 11.500 9 8.500C10 5.500 12.500 4 15.500 4c4 0 6 2.500 6.500 6 3 3.500 6 8 7.500 14.500-3 0-5-.5-7-1.500-1.500 1.500-4 2-6.500 1.500l1 4.500h-2.500l-1.500-5c-4.500-2-6-6-5-11z" />
      <circle cx="14.500" cy="8.500" r="1.500" fill="var(--cut)" />
      <path
        d="M15 15.500c2.500 1 5.500 3.500 7 7"
        fill="none"
        stroke="var(--cut)"
        stroke-width="1.600"
        stroke-linecap="round"
      />
    </>
  ),
  tome: (
    <>
      <path d="M16 8C12.500 5.500 8 5 3 5.500v19c5-.5 9.500 0 13 2.500 3.500-2.500 8-3 13-2.500v-19C24 5 19.500 5.500 16 8z" />
      <path
        d="M16 9.500v15M7 11q3 0 5.500 1.200M7 15q3 0 5.500 1.200M25 11q-3 0-5.500 1.200M25 15q-3 0-5.500 1.200"
        fill="none"
        stroke="var(--cut)"
        stroke-width="1.600"
        stroke-linecap="round"
      />
    </>
  ),
  turn: (
    <path
      d="M8 6v17M4 19l4 5 4-5M24 26V9M20 13l4-5 4 5"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  hand: (
    <>
      <rect x="5" y="8" width="11" height="17" rx="2" transform="rotate(-16 10 16)" />
      <rect x="10.500" y="6" width="11" height="17" rx="2" stroke="var(--cut)" stroke-width="1.500" />
      <rect
        x="16"
        y="8"
        width="11"
        height="17"
        rx="2"
        transform="rotate(16 22 16)"
        stroke="var(--cut)"
        stroke-width="1.500"
      />
    </>
  ),
  pot: (
    <>
      <ellipse cx="16" cy="11" rx="12" ry="3.500" />
      <path d="M5 13c-2 10 4 14.500 11 14.500S29 23 27 13c-6 3-16 3-22 0z" />
    </>
  ),
  eye: (
    <path
      d="M3 16c6-10 20-10 26 0-6 10-20 10-26 0zm13-4.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 1 0 0-9z"
      fill-rule="evenodd"
    />
  ),
  sun: <path d="M16 2l3 8 8-3-3 8 6 3-8 2 1 8-7-5-7 5 1-8-8-2 6-3-3-8 8 3z" />,
};

/** The sprite; once per board. */
export function Signs() {
  return (
    <svg class="bal-sprite" aria-hidden="true" focusable="false">
      {Object.entries(DRAWN).map(([name, drawing]) => (
        <symbol key={name} id={`bal-${name}`} viewBox="0 0 32 32">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

export function Glyph({ of, class: name = "" }: { of: Sign; class?: string }) {
  return (
    <svg class={`bal-glyph ${name}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <use href={`#bal-${of}`} />
    </svg>
  );
}

/** An ingredient: a cube of its colour with its sign. */
export function Cube({ of, size = 28, class: name = "" }: { of: Ingredient; size?: number; class?: string }) {
  return (
    <svg
      class={`bal-cube is-${of} ${name}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <CubeShape of={of} />
    </svg>
  );
}

export function CubeShape({ of }: { of: Ingredient }) {
  return (
    <>
      <rect x="2" y="4" width="36" height="35" rx="8" class="bal-cube-side" />
      <rect x="2" y="1.500" width="36" height="34" rx="8" class="bal-cube-top" />
      <path d="M6 10.500C6 7 8 5 11.500 5H26" class="bal-cube-gleam" />
      <use href={`#bal-${of}`} x="7" y="5.500" width="26" height="26" />
    </>
  );
}
