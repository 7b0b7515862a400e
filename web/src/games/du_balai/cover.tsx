/** The picture on the box: a broom before the moon. */

export default function Cover() {
  return (
    <>
      <circle cx="112" cy="142" r="56" fill="#ffe9bd" />
      <g fill="#e8cb8c" opacity=".7">
        <circle cx="92" cy="122" r="9" />
        <circle cx="134" cy="160" r="12" />
        <circle cx="128" cy="112" r="6" />
      </g>
      <g stroke="#cfe0ff" stroke-width="3" stroke-linecap="round" opacity=".8">
        <path d="M16 162h34M10 178h26M22 194h30M14 146h18" />
      </g>
      <g transform="rotate(-12 100 170)">
        <path d="M42 176h124" stroke="#5a3218" stroke-width="6" stroke-linecap="round" />
        <path
          d="M62 176c-12-14-34-14-46-6 8 2 8 4 0 6 8 2 8 4 0 8 14 8 34 6 46-8Z"
          fill="#d9a04a"
          stroke="#5a3218"
          stroke-width="2"
        />
        <path d="M88 176c-2-28 14-44 30-44 6 14 4 26 16 44l-14 2-6 14h-8l2-14Z" fill="#1a1030" />
        <circle cx="122" cy="126" r="11" fill="#f0c79c" />
        <path d="M98 122c18-2 32 0 48 6-8-8-14-10-16-14-4-10-2-22-14-34 0 14-6 22-6 32-4 4-8 6-12 10Z" fill="#1a1030" />
        <path d="M110 116c8-2 14 0 21 3" stroke="#ff9b3d" stroke-width="4" fill="none" />
        <path d="M92 150c-14 2-26-6-34-2 10 2 12 12 30 16Z" fill="#7a2fa8" />
      </g>
      <path d="M0 270v-26c20-10 30 2 48-4 22-8 36-6 54 2 24 10 40-8 98 0v28Z" fill="#0a1030" />
      <g fill="#ffd890">
        <rect x="40" y="250" width="6" height="7" />
        <rect x="52" y="252" width="5" height="6" />
        <rect x="136" y="252" width="6" height="7" />
      </g>
    </>
  );
}
