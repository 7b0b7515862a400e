/** One sign per ingredient, drawn once and used everywhere: who cannot tell the colours can tell the signs.
 *  `currentColor` is the ink, `--chip` the chip's own colour (for holes). */

const mirrored = (path: string) => (
  <>
    <path d={path} />
    <path d={path} transform="matrix(-1 0 0 1 24 0)" />
  </>
);

export function Signs() {
  return (
    <svg class="cha-sprite" aria-hidden="true" width="0" height="0">
      <clipPath id="cha-inside">
        <circle cx="500" cy="500" r="438" />
      </clipPath>
      <radialGradient id="cha-smoke">
        <stop offset="0" stop-color="#8d8292" stop-opacity=".95" />
        <stop offset=".6" stop-color="#5d5362" stop-opacity=".8" />
        <stop offset="1" stop-color="#3b3440" stop-opacity="0" />
      </radialGradient>
      {/* cherry bomb */}
      <symbol id="cha-white" viewBox="0 0 24 24">
        <circle cx="10.3" cy="14.6" r="7.3" fill="currentColor" />
        <path d="M12.6 6.3l4.9 4-1.9 2.3-4.9-4z" fill="currentColor" />
        <path
          d="M15.2 8c.9-3 2.6-4.2 4.6-3.6"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-linecap="round"
        />
        <path d="M20.8.8l.7 2 2-.5-1 1.9 1.4 1.5-2.1.3-.5 2-1.2-1.7-2.1.4 1.2-1.8-1-1.9 2.1.3z" fill="#e2571e" />
        <path
          d="M5.7 13.4a5 5 0 0 1 3.4-3.6"
          fill="none"
          stroke="var(--chip)"
          stroke-width="1.5"
          stroke-linecap="round"
        />
      </symbol>
      {/* pumpkin */}
      <symbol id="cha-orange" viewBox="0 0 24 24">
        <path d="M11.2 8.2c-.3-2-.2-3.4-1.4-5.2l2.6-1c1.1 1.8 1.3 3.8 1.5 6z" fill="currentColor" />
        <g fill="currentColor" stroke="var(--chip)" stroke-width="1.1">
          <ellipse cx="6.6" cy="14.8" rx="5" ry="6.2" />
          <ellipse cx="17.4" cy="14.8" rx="5" ry="6.2" />
          <ellipse cx="12" cy="15" rx="4.7" ry="7" />
        </g>
      </symbol>
      {/* garden spider */}
      <symbol id="cha-green" viewBox="0 0 24 24">
        <g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
          {mirrored("M10.5 9.5L6 7 4.5 2.8M10 11L4.7 10.8 1.6 7.6M9.5 13.5L4.6 14.8 1.9 18.6M10 16L6.8 18.7 6 22.4")}
        </g>
        <ellipse cx="12" cy="15.4" rx="4.3" ry="5.2" fill="currentColor" />
        <circle cx="12" cy="8.8" r="2.9" fill="currentColor" />
        <path d="M12 12.6v5.6M9.9 15.2h4.2" stroke="var(--chip)" stroke-width="1.3" stroke-linecap="round" />
      </symbol>
      {/* crow skull */}
      <symbol id="cha-blue" viewBox="0 0 24 24">
        <g fill="currentColor">
          <path d="M16 2.6c4.3 0 6.8 3 6.8 6.8 0 3.2-1.7 5.5-4 6.6l-.4 2.8-5.4.4.2-3.2c-4.5-.4-8.6.8-12.2 4.7C1.2 13.3 4.6 7.9 9.8 6.4 11.1 4 13.3 2.6 16 2.6z" />
          <path d="M12 17.3c-2.8.1-5.4 1.5-7.2 4.5 3.2-1.3 5.9-1.5 8.3-1.4z" />
        </g>
        <circle cx="15.6" cy="9.3" r="2.6" fill="var(--chip)" />
        <path d="M6.8 12.4l2.6-1.5" stroke="var(--chip)" stroke-width="1.4" stroke-linecap="round" />
      </symbol>
      {/* toadstool */}
      <symbol id="cha-red" viewBox="0 0 24 24">
        <path d="M1.8 13.3C1.8 6.5 6.8 2 12 2s10.2 4.5 10.2 11.3c0 1.5-20.4 1.5-20.4 0z" fill="currentColor" />
        <path d="M9.2 15.2h5.6c-.2 2.7.7 4.6 1.4 6.8H7.8c.7-2.2 1.6-4.1 1.4-6.8z" fill="currentColor" />
        <g fill="var(--chip)">
          <circle cx="7.7" cy="9.3" r="2" />
          <circle cx="14" cy="6.3" r="2.2" />
          <circle cx="17.8" cy="10.6" r="1.5" />
          <circle cx="12.4" cy="11.3" r="1.3" />
        </g>
      </symbol>
      {/* mandrake */}
      <symbol id="cha-yellow" viewBox="0 0 24 24">
        <g fill="currentColor">
          <path d="M12 7.6C9.5 6.8 9.3 3.2 12 .8c2.7 2.4 2.5 6 0 6.8z" />
          {mirrored("M11.3 7.6C8.2 8 5.7 6.2 4.9 3c3.4-.3 6 1.3 6.4 4.6z")}
          <path d="M12 8.2c3 0 4.6 1.9 4.4 4.3l3.9-2.2c-.1 2.3-1.4 4-3.5 4.7.2 1.5.9 2.5 1.6 3.7.8 1.5.3 3.3-1.2 4.7-.4-2.3-1.5-3.7-2.9-4.5-1.5-.8-3.1-.8-4.6 0-1.4.8-2.5 2.2-2.9 4.5-1.5-1.4-2-3.2-1.2-4.7.7-1.2 1.4-2.2 1.6-3.7-2.1-.7-3.4-2.4-3.5-4.7l3.9 2.2C7.4 10.1 9 8.2 12 8.2z" />
        </g>
        <g stroke="var(--chip)" stroke-linecap="round" fill="none">
          <path d="M10.3 12.3v.01M13.7 12.3v.01" stroke-width="1.9" />
          <path d="M10.6 15.3c.9.7 1.9.7 2.8 0" stroke-width="1.2" />
        </g>
      </symbol>
      {/* ghost's breath */}
      <symbol id="cha-purple" viewBox="0 0 24 24">
        <path
          d="M11.5 1.7c4.8 0 7.6 3.4 7.4 8.1-.1 4.2 1 7.3 3.6 9.7-1.9 1.3-3.7.9-4.9-.4-.5 1.9-1.7 3.2-3.3 3.2-1.5 0-2.4-1-2.9-2.5-.8 1.5-1.9 2.6-3.4 2.5-1.6-.1-2.5-1.5-2.6-3.3-1.1.9-2.5 1-3.9.1C3.9 16.7 4.3 13.7 4.3 9.9c0-4.8 2.7-8.2 7.2-8.2z"
          fill="currentColor"
        />
        <g fill="var(--chip)">
          <ellipse cx="8.7" cy="8.8" rx="1.5" ry="2" />
          <ellipse cx="14.3" cy="8.8" rx="1.5" ry="2" />
          <ellipse cx="11.5" cy="14" rx="1.7" ry="2.1" />
        </g>
      </symbol>
      {/* death's head hawkmoth */}
      <symbol id="cha-black" viewBox="0 0 24 24">
        <g fill="currentColor">
          {mirrored("M11 10.5C8.5 5.6 4.5 3.4.7 4.4c.2 5.5 3.6 9.6 10.3 9.7z")}
          {mirrored("M11 15c-4-.4-7.3 1-7.3 4.5 2.8 2.5 6.6 1 7.3-1.9z")}
          <path d="M12 6.3c1.8 0 2.5 1.4 2.3 3.3L13.5 21c-.3 2-2.7 2-3 0L9.7 9.6C9.5 7.7 10.2 6.3 12 6.3z" />
        </g>
        <path
          d="M11 6.5C10.7 4 9.6 2.5 7.8 1.7M13 6.5c.3-2.5 1.4-4 3.2-4.8"
          fill="none"
          stroke="currentColor"
          stroke-width="1.2"
          stroke-linecap="round"
        />
        <path
          d="M11.1 9.5v.01M12.9 9.5v.01M11.4 11.8h1.2M11 14.5h2M11.2 17h1.6"
          stroke="var(--chip)"
          stroke-width="1.2"
          stroke-linecap="round"
        />
      </symbol>
      {/* things that are no chips */}
      <symbol id="cha-ruby" viewBox="0 0 24 24">
        <path d="M6 3h12l5 6.5L12 22 1 9.5z" fill="#d8203f" />
        <path d="M6 3l2.5 6.5H1zM18 3l-2.5 6.5H23z" fill="#f2647a" />
        <path d="M6 3h12l-2.5 6.5h-7z" fill="#ff9aa8" />
        <path d="M8.5 9.5h7L12 22z" fill="#b5122f" />
      </symbol>
      <symbol id="cha-coin" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="11" fill="#8a5a12" />
        <circle cx="12" cy="12" r="9.6" fill="#f0b73e" />
        <circle cx="12" cy="12" r="7" fill="none" stroke="#a86e16" stroke-width="1.4" />
        <path d="M12 7.5l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4z" fill="#a86e16" />
      </symbol>
      <symbol id="cha-points" viewBox="0 0 24 24">
        <path
          d="M12 1l3.2 3.2 4.5.1.1 4.5L23 12l-3.2 3.2-.1 4.5-4.5.1L12 23l-3.2-3.2-4.5-.1-.1-4.5L1 12l3.2-3.2.1-4.5 4.5-.1z"
          fill="#7b2d1c"
        />
        <path d="M12 5.5l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5z" fill="#ffdf9a" />
      </symbol>
      <symbol id="cha-drop" viewBox="0 0 24 24">
        <path
          d="M12 1.5c3.8 5 7 8.8 7 13a7 7 0 0 1-14 0c0-4.2 3.2-8 7-13z"
          fill="#7fe3ff"
          stroke="#0b3a4d"
          stroke-width="1.5"
        />
        <path d="M8.2 14.5a3.8 3.8 0 0 0 3.3 3.9" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" />
      </symbol>
      <symbol id="cha-rat" viewBox="0 0 24 24">
        <path
          d="M17 15.5c3.5.5 5.5 2.5 5 5.5-2 .3-2-2.8-6-2.8"
          fill="none"
          stroke="#f0a6a0"
          stroke-width="1.7"
          stroke-linecap="round"
        />
        <path
          d="M1.5 15c1-4 4-7.5 8.5-8.5 5-1 9.5 2.5 9.5 7.5 0 3.5-2.5 5.5-6 5.5H6c-2.5 0-4.8-1.5-4.5-4.5z"
          fill="#cfc4cf"
          stroke="#3a2f3f"
          stroke-width="1.2"
        />
        <circle cx="8.3" cy="7.8" r="3" fill="#f0c6c0" stroke="#3a2f3f" stroke-width="1.2" />
        <circle cx="5.8" cy="12.6" r="1.2" fill="#241a2a" />
        <circle cx="1.9" cy="15.3" r="1.2" fill="#e88" />
      </symbol>
      <symbol id="cha-tail" viewBox="0 0 24 24">
        <path
          d="M12 1C5 5 19 8 12 13s-2 8 3 10"
          fill="none"
          stroke="currentColor"
          stroke-width="4"
          stroke-linecap="round"
        />
      </symbol>
      <symbol id="cha-flame" viewBox="0 0 24 24">
        <path
          d="M12.5.8c.7 4.3 6.8 6.8 6.8 13.2 0 5-3.3 9-7.4 9s-7.2-3.5-7.2-8.2c0-3.3 1.7-5 2.9-7 .6 1.7 1.2 2.5 2.3 3 .3-3.7.3-6.7 2.6-10z"
          fill="var(--flame, #e6702e)"
        />
        <path
          d="M12.2 11.2c.5 2.6 3.3 3.7 3.3 7 0 2.6-1.6 4.3-3.5 4.3s-3.5-1.6-3.5-4c0-2.9 2.8-4.2 3.7-7.3z"
          fill="var(--flame-heart, #ffd27a)"
        />
      </symbol>
      <symbol id="cha-fist" viewBox="0 0 24 24">
        <path
          d="M5 9.5C5 7 8 6.6 8.6 8c.2-2.2 3.6-2.5 3.9-.3.6-1.8 3.7-1.6 3.8.5.9-1.2 3.2-.6 3.2 1.5v5.5c0 3.5-2 5.3-3.2 6.3V24H7.5v-2.5C5 19.5 3 17.5 3 14.5c0-2 1-3.2 2-3.5z"
          fill="#f0c9a0"
          stroke="#4a2c1a"
          stroke-width="1.3"
          stroke-linejoin="round"
        />
        <path
          d="M8.6 8v4.5M12.5 8v4.5M16.3 8.5v4M5 14.5h6.5c1.5 0 1.5-2.5 0-2.5H5.5"
          fill="none"
          stroke="#4a2c1a"
          stroke-width="1.2"
          stroke-linecap="round"
        />
      </symbol>
    </svg>
  );
}

/** A thing that is no chip, beside text. */
export function Glyph({ of, class: more = "" }: { of: string; class?: string }) {
  return (
    <svg class={`cha-glyph ${more}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#cha-${of}`} />
    </svg>
  );
}
