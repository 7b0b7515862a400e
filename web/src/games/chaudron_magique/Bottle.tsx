/** A Potion's bottle: its shape grows richer with the rarity, and it fills as the pattern comes together. */

const GLASS: Record<string, { glass: string; neck: string }> = {
  common: {
    glass: "M18 34c-8 4-13 12-13 21 0 14 11 24 25 24s25-10 25-24c0-9-5-17-13-21V18H18Z",
    neck: "M15 10h30v9H15Z",
  },
  rare: { glass: "M20 30 6 70c-2 6 1 9 7 9h34c6 0 9-3 7-9L40 30V18H20Z", neck: "M17 9h26v10H17Z" },
  epic: {
    glass: "M21 28C8 32 4 42 9 50c-7 8-4 24 7 29h28c11-5 14-21 7-29 5-8 1-18-12-22V18H21Z",
    neck: "M18 9h24v10H18Z",
  },
  mythic: { glass: "M22 26 6 42v20l14 17h20l14-17V42L38 26v-8H22Z", neck: "M18 8h24v11H18Z" },
  legendary: {
    glass: "M22 25c-3 8-18 8-18 26 0 16 12 28 26 28s26-12 26-28c0-18-15-18-18-26v-7H22Z",
    neck: "M17 7l6 5 7-6 7 6 6-5v12H17Z",
  },
};

/** `id` keeps the clip apart from those of other bottles. */
export function Bottle({ rarity, full, id }: { rarity: string; full: number; id: string }) {
  const { glass, neck } = GLASS[rarity] ?? { glass: "", neck: "" };
  const level = 80 - 50 * Math.min(1, Math.max(0, full));
  return (
    <svg class={`chm-bottle is-${rarity}`} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <clipPath id={`chm-glass-${id}`}>
        <path d={glass} />
      </clipPath>
      <path class="chm-bottle-glass" d={glass} />
      <g clip-path={`url(#chm-glass-${id})`}>
        <path class="chm-bottle-brew" d={`M0 ${level}q8-5 15 0t15 0 15 0 15 0v60H0Z`} />
        {full > 0 && (
          <g class="chm-bottle-bubbles">
            <circle cx="22" cy={level + 14} r="2.6" />
            <circle cx="36" cy={level + 9} r="1.8" />
            <circle cx="31" cy={level + 22} r="3.2" />
          </g>
        )}
      </g>
      <path class="chm-bottle-edge" d={glass} />
      <path class="chm-bottle-shine" d="M15 50c0-6 3-10 7-13" />
      <path class="chm-bottle-neck" d={neck} />
    </svg>
  );
}
