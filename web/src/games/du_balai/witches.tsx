/** Six witches on brooms, each with a silhouette of her own: the colour is never the only sign. */
import type { ComponentChildren } from "preact";

const INK = "#140c24";
const SKIN = "#f3cfa4";

/** The broom under all of them: bristles to the left, flying to the right. The field is 72 by 56. */
function Broom({ bristle = "#e0ad58" }: { bristle?: string }) {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <path d="M20 41 70 35" stroke={INK} stroke-width="5" stroke-linecap="round" />
      <path d="M20 41 70 35" stroke="#8a5a33" stroke-width="2.6" stroke-linecap="round" />
      <path d="M24 40C17 33 8 34 1 38c4 1 4 2 1 4 4 0 4 2 1 5 8 2 16 1 21-5Z" fill={bristle} />
      <path d="M20 37.500l1 7M4 40.500l13-.8M6 45l11-3" fill="none" stroke-width="1.2" />
    </g>
  );
}

const Eye = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r=".9" fill={INK} stroke="none" />;

/** `fill` is the seat's colour. */
const DRAWN: readonly ((fill: string) => ComponentChildren)[] = [
  // Sofia: the bent hat, the cape in the wind
  (fill) => (
    <>
      <path d="M34 24C24 22 16 26 8 21c3 8 12 12 24 13Z" fill={fill} opacity=".8" />
      <path d="M30 40c-1-10 4-18 12-19 6 4 8 10 10 17l-7 2 2 9-5 1-4-9Z" fill={fill} />
      <circle cx="45" cy="18" r="5.5" fill={SKIN} />
      <path d="M50 18l4 2-4 1.5" fill={SKIN} />
      <Eye x={47.5} y={18} />
      <path d="M34 16c8-4 16-3 23 1-3-4-6-5-7-7-1-4-6-9-14-8 4 2 4 5 4 8-2 1-4 3-6 6Z" fill={fill} />
      <path d="M39.5 12.500c4-1.5 7-1 10.5.5" fill="none" stroke-width="2.2" />
    </>
  ),
  // Renée: straight as a candle, the tall narrow hat, the long plait
  (fill) => (
    <>
      <path d="M40 20C32 22 24 30 14 27c6 6 18 5 27-3Z" fill="#8a5a33" />
      <path d="M36 40c-2-8 0-17 6-20 6 2 8 12 8 19l-5 1 1 10h-4l-2-10Z" fill={fill} />
      <circle cx="44" cy="16.5" r="5" fill={SKIN} />
      <path d="M48.5 16l7 2.5-7 .5" fill={SKIN} />
      <Eye x={46} y={16} />
      <path d="M36 13h16l-4-2L45-1l-4 12Z" fill={fill} />
    </>
  ),
  // Augustina: round as a pumpkin, the broad brim
  (fill) => (
    <>
      <path d="M26 38c-3-11 4-20 14-20s17 9 14 19c-2 3-25 4-28 1Z" fill={fill} />
      <path d="M33 40l-2 9h5l2-9M46 39l2 8h5l-2-9" fill={INK} />
      <path d="M30 30c6 4 16 4 22 0" fill="none" />
      <circle cx="43" cy="14.5" r="6.5" fill={SKIN} />
      <Eye x={46.5} y={15.5} />
      <path d="M33 9c0-6 4-10 10-10s10 4 10 10Z" fill={fill} />
      <path d="M24 11c8-5 30-5 38 0-8 3.5-30 3.5-38 0Z" fill={fill} />
    </>
  ),
  // Ursule: no hat, the great bun; a cat rides behind her
  (fill) => (
    <>
      <path d="M22 38c-4-2-5-7-3-11l1.5 2.500h3L25 27c2 4 2 8 0 11Z" fill={INK} />
      <path d="M19 36c-5 0-6-5-4-8" fill="none" stroke-width="2.4" stroke={INK} />
      <path d="M33 40c-2-9 2-18 9-19 7 3 9 10 10 18l-7 1 2 9h-5l-3-9Z" fill={fill} />
      <circle cx="44" cy="16" r="5.5" fill={SKIN} />
      <Eye x={47} y={17} />
      <path d="M38 16c-2-6 2-9 6-9s7 3 6 7c-4-2-8-2-12 2Z" fill={fill} />
      <circle cx="41" cy="4.5" r="5" fill={fill} />
      <path d="M37.5 3c2 2 5 2 7 0" fill="none" />
    </>
  ),
  // Cunégonde: the two horns of her headdress, the veil behind
  (fill) => (
    <>
      <path d="M38 6C26 8 18 18 6 18c8 6 22 4 32-4Z" fill="#fff" fill-opacity=".75" />
      <path d="M31 40c-1-10 4-18 11-19 7 3 9 10 10 17l-8 2 3 8-5 2-4-10Z" fill={fill} />
      <circle cx="44" cy="17" r="5.5" fill={SKIN} />
      <Eye x={47} y={18} />
      <path d="M37 17c0-7 1-12-4-16 8 0 11 4 11 8 1-4 4-7 12-7-5 3-5 8-5 12-4-3-9-2-14 3Z" fill={fill} />
    </>
  ),
  // Gaspard: the beard, the slouching cap, a lantern at the broom's tip
  (fill) => (
    <>
      <path d="M30 40c-1-10 4-17 11-18 7 3 10 9 11 16l-8 2 2 9h-5l-3-9Z" fill={fill} />
      <path d="M40 19c0 8 4 14 12 16 1-6 1-12-1-16Z" fill="#f4efe4" />
      <circle cx="45" cy="15.5" r="5.5" fill={SKIN} />
      <path d="M51 13c1-5-2-8-6-8-8-1-17-1-20 8 4-2 6 0 6 3 2-3 5-4 7-2 5-3 9-3 13-1Z" fill={fill} />
      <Eye x={48} y={16} />
      <path d="M67 36v4" />
      <path d="M64 40h6l1 7h-8Z" fill="#ffd76b" />
    </>
  ),
];

/** Inside an svg; the field is 72 by 56, its middle near 38, 32. */
export function WitchShape({ seat, fill }: { seat: number; fill: string }) {
  const draw = DRAWN[seat % DRAWN.length];
  return (
    <g>
      <Broom />
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        {draw?.(fill)}
        <path d="M33 39c-1-8 2-14 7-16-2 5-3 11-2 16Z" fill={INK} fill-opacity=".22" stroke="none" />
        <path d="M43 51.5 44 47h4l1 2c2 .2 4 1 4 2.500Z" fill="#3a2450" />
      </g>
      <path d="M41 26c3 5 8 9 14 10" fill="none" stroke={INK} stroke-width="6.5" stroke-linecap="round" />
      <path d="M41 26c3 5 8 9 14 10" fill="none" stroke={fill} stroke-width="3.8" stroke-linecap="round" />
      <circle cx="56" cy="36.3" r="2.4" fill={SKIN} stroke={INK} stroke-width="1.3" />
    </g>
  );
}

/** A witch in a round window of night, for lists. */
export function Medal({ seat }: { seat: number }) {
  return (
    <svg class="dub-medal" viewBox="-4 -10 80 72" aria-hidden="true" focusable="false">
      <ellipse cx="36" cy="26" rx="38" ry="34" fill="#1c1f4a" stroke={`var(--wit-${seat})`} stroke-width="2.5" />
      <WitchShape seat={seat} fill={`var(--wit-${seat})`} />
    </svg>
  );
}
