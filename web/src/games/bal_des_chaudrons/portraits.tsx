/** Thirteen witches in one style: a bust by candlelight, a hat, and what she is known for. */
import { POINTED, BENT, type Look, UNKNOWN } from "./look";
import { FIRST_LOOKS } from "./looksFirst";
import { SECOND_LOOKS } from "./looksSecond";

const LOOKS: Record<string, Look> = { ...FIRST_LOOKS, ...SECOND_LOOKS };

export function Portrait({ of, class: name = "" }: { of: string; class?: string }) {
  const look = LOOKS[of] ?? UNKNOWN;
  const id = `bal-sky-${of || "none"}`;
  return (
    <svg class={`bal-portrait ${name}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={id} cx=".36" cy=".3" r=".85">
          <stop offset="0" stop-color={look.sky[0]} />
          <stop offset="1" stop-color={look.sky[1]} />
        </radialGradient>
        <clipPath id={`${id}-round`}>
          <circle cx="50" cy="50" r="48" />
        </clipPath>
      </defs>
      <circle cx="50" cy="50" r="48" fill={`url(#${id})`} />
      <g clip-path={`url(#${id}-round)`}>
        <g fill="#fff" opacity=".55">
          <circle cx="16" cy="26" r="1" />
          <circle cx="84" cy="20" r="1.200" />
          <circle cx="88" cy="54" r=".9" />
          <circle cx="12" cy="60" r=".9" />
        </g>
        {look.behind}
        <path d={look.falls} fill={look.hair} />
        <path d="M12 102c2-18 16-24 30-26h16c14 2 28 8 30 26z" fill={look.cloak} />
        <path d="M36 78l14 10 14-10-6-3H42z" fill="#000" opacity=".22" />
        <path d="M44 68h12v10c-3 5-9 5-12 0z" fill={look.skin} />
        <path d="M44 72c4 4 8 4 12 0v4c-4 4-8 4-12 0z" fill="#000" opacity=".16" />
        <path d="M30 52c0-12 8-18 20-18s20 6 20 18c0 14-9 25-20 25S30 66 30 52z" fill={look.skin} />
        <path d="M50 34c12 0 20 6 20 18 0 14-9 25-20 25 10-6 14-14 13-24-1-10-5-16-13-19z" fill="#000" opacity=".1" />
        <g fill="#e2504a" opacity=".22">
          <circle cx="38" cy="64" r="4" />
          <circle cx="62" cy="64" r="4" />
        </g>
        {(look.eyes ?? "open") === "open" && (
          <g fill="#2a1712">
            <ellipse cx="41.500" cy="57" rx="2.300" ry="3" />
            <ellipse cx="58.500" cy="57" rx="2.300" ry="3" />
            <path
              d="M37 51q4-3 8-1M55 50q4-2 8 1"
              fill="none"
              stroke="#2a1712"
              stroke-width="1.600"
              stroke-linecap="round"
            />
          </g>
        )}
        {look.eyes === "closed" && (
          <path
            d="M37 57q4 4 8 0M55 57q4 4 8 0"
            fill="none"
            stroke="#2a1712"
            stroke-width="1.800"
            stroke-linecap="round"
          />
        )}
        {of && (
          <path
            d="M50 58l-2 6h3"
            fill="none"
            stroke="#7a4a34"
            stroke-width="1.300"
            stroke-linecap="round"
            opacity=".7"
          />
        )}
        {of && (
          <path
            d={look.mouth ?? "M44 69q6 4 12 0"}
            fill={look.mouth ? "#7a2f2a" : "none"}
            stroke="#7a2f2a"
            stroke-width="1.800"
            stroke-linecap="round"
          />
        )}
        <path d={look.fringe} fill={look.hair} />
        {look.wears !== "" && <path d={look.wears ?? POINTED} fill={look.hat} />}
        {!look.wears && look.wears !== "" && <path d="M31 36c12-3 26-3 38 0l-2-5c-11-3-23-3-34 0z" fill={look.band} />}
        {look.wears === BENT && <path d="M31 36c12-3 26-3 38 0l-2-5c-11-3-24-3-35 0z" fill={look.band} />}
        {look.extra}
      </g>
      <circle cx="50" cy="50" r="48" class="bal-portrait-rim" />
    </svg>
  );
}
