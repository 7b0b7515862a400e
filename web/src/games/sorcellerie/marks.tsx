/** Small signs of this board. */

export const Lock = () => (
  <svg viewBox="0 0 24 24" class="sor-mark" aria-hidden="true">
    <path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" stroke="currentColor" stroke-width="2.6" />
    <rect x="4.5" y="10.5" width="15" height="11" rx="2.5" fill="currentColor" />
  </svg>
);

export const Mark = ({ right }: { right: boolean }) => (
  <svg viewBox="0 0 24 24" class={`sor-mark ${right ? "is-right" : "is-wrong"}`} aria-hidden="true">
    <path
      d={right ? "M4 13l5.5 6L20 6" : "M5 5l14 14M19 5L5 19"}
      fill="none"
      stroke="currentColor"
      stroke-width="3.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** A finger on the lips. */
export const Quiet = () => (
  <svg viewBox="0 0 24 24" class="sor-mark" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2" />
    <path d="M8 15.5q4-2.5 8 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    <path d="M12 9.5v10.5" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" />
    <path d="M8 8.5v1M16 8.5v1" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
  </svg>
);

export const Keys = () => (
  <svg viewBox="0 0 24 24" class="sor-mark" aria-hidden="true">
    <rect x="2" y="6" width="20" height="13" rx="2.5" fill="none" stroke="currentColor" stroke-width="2" />
    <path
      d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 15h10"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
    />
  </svg>
);

/** One hat, or a company of hats: the scene of a card. */
export const Hats = ({ many }: { many: boolean }) => (
  <svg viewBox={many ? "0 0 44 24" : "0 0 24 24"} class="sor-hats" aria-hidden="true">
    {(many ? [2, 12, 22] : [1]).map((x) => (
      <path
        key={x}
        transform={`translate(${x} 0)`}
        d="M0 20Q10 16 20 20 16 17 15 14L11 3 6 14Q5 17 0 20Z"
        fill={many ? "#d8703a" : "#5b94d6"}
        stroke="#150d1c"
        stroke-width="1"
      />
    ))}
  </svg>
);

/** A mouth that says something. */
export const Speaking = () => (
  <svg viewBox="0 0 24 24" class="sor-mark is-large" aria-hidden="true">
    <path
      d="M2 12Q5 7 8 9.5 11 7 14 12 8 19 2 12Z"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path
      d="M2 12H14M17 8q2 4 0 8M20 5.5q3.5 6.5 0 13"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
    />
  </svg>
);
