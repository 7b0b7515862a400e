/** The open box of the rulebook is our kettle, its lid is the grimoire's (DUB-2). Drawn from above, inside an svg. */

export function Kettle() {
  return (
    <g aria-hidden="true">
      <defs>
        <radialGradient id="dub-brew" cx=".5" cy=".42" r=".62">
          <stop offset="0" stop-color="#57b493" />
          <stop offset=".55" stop-color="#2c7a68" />
          <stop offset="1" stop-color="#0d3338" />
        </radialGradient>
        <linearGradient id="dub-iron" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#8a819c" />
          <stop offset=".45" stop-color="#3d3549" />
          <stop offset="1" stop-color="#17121d" />
        </linearGradient>
      </defs>
      <ellipse cx="200" cy="172" rx="192" ry="132" fill="#050309" opacity=".3" />
      <path
        d="M14 128c-14 4-18 26-4 34M386 128c14 4 18 26 4 34"
        fill="none"
        stroke="url(#dub-iron)"
        stroke-width="9"
        stroke-linecap="round"
      />
      <ellipse cx="200" cy="155" rx="190" ry="140" fill="url(#dub-iron)" />
      <ellipse cx="200" cy="152" rx="176" ry="127" fill="#0b0810" />
      <ellipse cx="200" cy="153" rx="171" ry="122" fill="url(#dub-brew)" />
      <path
        d="M52 118C76 70 132 40 196 38"
        fill="none"
        stroke="#d8fff0"
        stroke-opacity=".35"
        stroke-width="6"
        stroke-linecap="round"
      />
      <g fill="#bff5dc" opacity=".35">
        <circle cx="70" cy="196" r="7" />
        <circle cx="88" cy="214" r="4" />
        <circle cx="322" cy="98" r="5" />
        <circle cx="336" cy="206" r="8" />
        <circle cx="200" cy="262" r="5" />
      </g>
    </g>
  );
}

const PLANKS = [62, 108, 154, 200, 246, 292, 338];

/** A round lid of oak with iron bands, and the book's clasp in its middle. */
export function Lid({ slam }: { slam: boolean }) {
  return (
    <g class={`dub-lid ${slam ? "is-slammed" : ""}`} aria-hidden="true">
      <defs>
        <radialGradient id="dub-oak" cx=".4" cy=".3" r=".9">
          <stop offset="0" stop-color="#b0774a" />
          <stop offset=".6" stop-color="#75452a" />
          <stop offset="1" stop-color="#3b2014" />
        </radialGradient>
        <clipPath id="dub-lid-edge">
          <ellipse cx="200" cy="146" rx="182" ry="132" />
        </clipPath>
      </defs>
      <ellipse cx="200" cy="158" rx="188" ry="138" fill="#150a07" />
      <ellipse cx="200" cy="146" rx="182" ry="132" fill="url(#dub-oak)" stroke="#2a160d" stroke-width="4" />
      <g clip-path="url(#dub-lid-edge)">
        <g stroke="#2f190f" stroke-width="2.5" opacity=".7">
          {PLANKS.map((x) => (
            <path key={x} d={`M${x} 0V300`} />
          ))}
        </g>
        <g fill="none" stroke="#5d3620" stroke-width="1.5" opacity=".55">
          <path d="M84 60q12 40 0 80t4 90M132 30q-8 60 4 120t-4 110M268 24q10 70-2 130t8 100M316 70q-10 50 2 90t-6 60" />
        </g>
        <path d="M0 92h400v20H0ZM0 188h400v20H0Z" fill="#413a4c" stroke="#1c1723" stroke-width="2" />
        <g fill="#8d849c">
          {[56, 128, 272, 344].flatMap((x) =>
            [102, 198].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />),
          )}
        </g>
      </g>
      <circle cx="200" cy="150" r="52" fill="#2a2333" stroke="#8d849c" stroke-width="4" />
      <path d="M206 114a37 37 0 1 0 29 55 31 31 0 0 1-29-55Z" fill="#ffcf7a" />
      <path d="m223 124 3.5 8 8.5 1-6.3 5.8 1.7 8.5-7.4-4.3-7.5 4.3 1.8-8.5-6.3-5.8 8.5-1Z" fill="#ffcf7a" />
      <path
        d="M40 110C62 62 120 30 190 24"
        fill="none"
        stroke="#ffe3ae"
        stroke-opacity=".4"
        stroke-width="5"
        stroke-linecap="round"
      />
    </g>
  );
}

/** The three places into which the dice are sorted (DUB-13). */
export function Trays({
  names,
  empty,
  valid,
}: {
  names: { orange: string; black: string; out: string };
  empty: string;
  valid: { orange: number; black: number };
}) {
  return (
    <g class="dub-trays">
      <rect x="8" y="4" width="186" height="216" rx="16" class="dub-tray is-orange" />
      <path d="M222 4h148l16 16v184l-16 16H222l-16-16V20Z" class="dub-tray is-black" />
      <rect x="8" y="232" width="384" height="74" rx="14" class="dub-tray is-out" />
      <text x="101" y="25" text-anchor="middle">
        {names.orange}
      </text>
      <text x="296" y="25" text-anchor="middle">
        {names.black}
      </text>
      <text x="200" y="248" text-anchor="middle">
        {names.out}
      </text>
      {valid.orange === 0 && (
        <text x="101" y="126" text-anchor="middle" class="dub-tray-empty">
          {empty}
        </text>
      )}
      {valid.black === 0 && (
        <text x="296" y="126" text-anchor="middle" class="dub-tray-empty">
          {empty}
        </text>
      )}
    </g>
  );
}
