/** A slot of a recipe: a socket with the signs printed on it, and the cube that lies there. */
import type { Slot } from "./production";
import { CubeShape } from "./signs";
import type { Ingredient } from "./data.gen";

const ANY = 5; // a slot that takes whatever there is

/** Empty: what is printed. One ingredient, two halves, or the whole pantry. */
function Socket({ printed }: { printed: Ingredient[] }) {
  const [one, other] = printed;
  if (printed.length >= ANY) {
    return (
      <>
        {printed.map((ingredient, at) => (
          <rect
            key={ingredient}
            x={3 + at * 6.8}
            y="3"
            width="6.900"
            height="34"
            class={`bal-socket-part is-${ingredient}`}
          />
        ))}
        <circle cx="20" cy="20" r="11" class="bal-any" />
        <use href="#bal-sun" x="10" y="10" width="20" height="20" class="bal-any-sign" />
        <rect x="2" y="2" width="36" height="36" rx="8" class="bal-socket-rim" />
      </>
    );
  }
  if (one && other) {
    return (
      <>
        <path d="M3 10a7 7 0 0 1 7-7h27L3 37z" class={`bal-socket-part is-${one}`} />
        <path d="M37 3v27a7 7 0 0 1-7 7H3z" class={`bal-socket-part is-${other}`} />
        <g class={`bal-socket-sign is-${one}`}>
          <use href={`#bal-${one}`} x="4" y="4" width="17" height="17" />
        </g>
        <g class={`bal-socket-sign is-${other}`}>
          <use href={`#bal-${other}`} x="19" y="19" width="17" height="17" />
        </g>
        <rect x="2" y="2" width="36" height="36" rx="8" class="bal-socket-rim" />
      </>
    );
  }
  return (
    one && (
      <g class={`is-${one}`}>
        <rect x="2" y="2" width="36" height="36" rx="8" class="bal-socket" />
        <g class="bal-socket-sign">
          <use href={`#bal-${one}`} x="7" y="7" width="26" height="26" />
        </g>
      </g>
    )
  );
}

export function SlotMark({ slot, id }: { slot: Slot; id?: string }) {
  const lies = slot.holds !== null && !slot.gone;
  return (
    <svg
      class={`bal-slot${slot.asked ? " is-asked" : ""}${slot.gone ? " is-gone" : ""}${lies ? " is-full" : ""}`}
      viewBox="-2 -2 44 44"
      aria-hidden="true"
      focusable="false"
      data-slot={id}
    >
      <Socket printed={slot.printed} />
      {lies && slot.holds && (
        <g class={`bal-cube is-${slot.holds}`} transform="translate(0 -1)">
          <CubeShape of={slot.holds} />
        </g>
      )}
      {slot.gone && <path d="M10 20l7 7 13-15" class="bal-taken" />}
      {slot.asked && <rect x="0" y="0" width="40" height="40" rx="10" class="bal-asked" />}
    </svg>
  );
}

export const emptySlots = (slots: Ingredient[][]): Slot[] =>
  slots.map((printed) => ({ printed, holds: null, source: null, gone: false, asked: false }));
