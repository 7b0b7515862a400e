/** Everything small that is drawn more than once: six resources, burnt, rarities, tools. Each resource has its own colour
 *  AND its own outline, so that nobody needs the colours. Drawn in fields of 100 by 100. */
import { Sign } from "./Sign";
import { Tools } from "./toolSigns";

const Fade = ({ id, from, to }: { id: string; from: string; to: string }) => (
  <radialGradient id={`chm-fade-${id}`} cx=".36" cy=".28" r=".85">
    <stop offset="0" stop-color={from} />
    <stop offset="1" stop-color={to} />
  </radialGradient>
);

export function Signs() {
  return (
    <svg class="chm-sprite" aria-hidden="true" width="0" height="0">
      <Fade id="B" from="#fffbf0" to="#c9b78d" />
      <Fade id="R" from="#f2a65a" to="#8a4718" />
      <Fade id="F" from="#b5f27a" to="#2f8a3a" />
      <Fade id="C" from="#ffb19a" to="#c41f1f" />
      <Fade id="G" from="#dcb6ff" to="#6a2fb0" />
      <Fade id="P" from="#fff8c9" to="#e0a313" />
      <Fade id="x" from="#5b4b4b" to="#120c10" />
      <Resources />
      <Rarities />
      <Tools />
    </svg>
  );
}

const Resources = () => (
  <>
    {/* bone powder: a round box with a knuckled bone */}
    <Sign id="B">
      <circle cx="50" cy="50" r="41" fill="url(#chm-fade-B)" stroke="#6e5f3d" stroke-width="5" />
      <path
        d="M31 57c-9-1-13 8-7 13-2 8 8 12 12 5l30-30c8 2 13-7 7-12 1-8-9-12-13-5-4 4-3 7-3 9L38 59c-2-1-4-2-7-2Z"
        fill="#fffdf6"
        stroke="#4d4128"
        stroke-width="4.5"
        stroke-linejoin="round"
      />
      <g fill="#7d6c45">
        <circle cx="68" cy="68" r="3.5" />
        <circle cx="76" cy="58" r="2.5" />
        <circle cx="31" cy="36" r="3" />
        <circle cx="42" cy="27" r="2.5" />
      </g>
    </Sign>
    {/* twisted root: a mandrake on a square of bark */}
    <Sign id="R">
      <rect x="11" y="11" width="78" height="78" rx="13" fill="url(#chm-fade-R)" stroke="#4a230a" stroke-width="5" />
      <path
        d="M50 34c-8-9-19-9-24-4 4 8 15 10 24 4Zm0 0c8-9 19-9 24-4-4 8-15 10-24 4Zm0 0c-3-9-1-15 0-17 3 4 4 10 0 17Z"
        fill="#7ed063"
        stroke="#1f4d16"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path
        d="M38 37c8-4 16-4 24 0 5 9 0 15-3 21 1 9 8 11 12 19-10-3-15-7-19-13-3 8-10 14-22 17 7-8 13-14 11-23-4-6-7-12-3-21Z"
        fill="#ffe0b0"
        stroke="#4a230a"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path d="M43 47q7 4 14 0M44 56q5 3 11 0" fill="none" stroke="#4a230a" stroke-width="3" stroke-linecap="round" />
    </Sign>
    {/* slimy fluid: a fat drop */}
    <Sign id="F">
      <path
        d="M50 6C63 27 86 45 86 64c0 18-16 30-36 30S14 82 14 64C14 45 37 27 50 6Z"
        fill="url(#chm-fade-F)"
        stroke="#12491a"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <path d="M25 63c1 12 8 19 18 21" fill="none" stroke="#efffd9" stroke-width="6" stroke-linecap="round" />
      <g fill="#eaffd0" stroke="#12491a" stroke-width="3">
        <circle cx="58" cy="57" r="10" />
        <circle cx="41" cy="46" r="5.5" />
        <circle cx="62" cy="78" r="4.5" />
      </g>
      <circle cx="59" cy="58" r="4" fill="#12491a" />
    </Sign>
    {/* fire crystal: a cut gem, a flame in it */}
    <Sign id="C">
      <path
        d="M50 4 82 27v46L50 96 18 73V27Z"
        fill="url(#chm-fade-C)"
        stroke="#590808"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <path
        d="M50 4v20M82 27 66 36M82 73 66 66M50 96V80M18 73l16-7M18 27l16 9M34 36l16-12 16 12v30L50 80 34 66Z"
        fill="none"
        stroke="#590808"
        stroke-width="3"
        opacity=".65"
      />
      <path
        d="M50 33c9 9 13 16 11 25-2 8-8 12-12 12-7 0-12-6-11-13 1-5 5-6 6-12 3 2 5 4 5 8 4-6 3-12 1-20Z"
        fill="#fff1a8"
        stroke="#9c2a06"
        stroke-width="3"
        stroke-linejoin="round"
      />
    </Sign>
    {/* poison seed: a pointed seed that sprouts */}
    <Sign id="G">
      <path
        d="M50 5c27 18 37 35 37 50 0 9-15 27-37 40C28 82 13 64 13 55 13 40 23 23 50 5Z"
        transform="rotate(90 50 50)"
        fill="url(#chm-fade-G)"
        stroke="#2b0a52"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <g fill="#fbf3ff" stroke="#2b0a52" stroke-width="3.5" stroke-linejoin="round">
        <path d="M50 26c14 0 23 9 23 20 0 7-4 12-9 15v9H36v-9c-5-3-9-8-9-15 0-11 9-20 23-20Z" />
      </g>
      <g fill="#2b0a52">
        <circle cx="41" cy="47" r="6" />
        <circle cx="59" cy="47" r="6" />
        <path d="m50 53 4 8h-8Z" />
      </g>
      <path d="M44 63v7M50 63v7M56 63v7" stroke="#2b0a52" stroke-width="3" />
    </Sign>
    {/* philosopher's stone: an eight-pointed star with the alchemist's figure */}
    <Sign id="P">
      <path
        d="m50 3 13 16 20-2-2 20 16 13-16 13 2 20-20-2-13 16-13-16-20 2 2-20L3 50l16-13-2-20 20 2Z"
        fill="url(#chm-fade-P)"
        stroke="#6b4600"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <circle cx="50" cy="50" r="25" fill="#11314f" stroke="#6b4600" stroke-width="3" />
      <g fill="none" stroke="#ffe9a0" stroke-width="3.4" stroke-linejoin="round">
        <path d="m50 30 18 31H32Z" />
        <circle cx="50" cy="51" r="8.5" />
      </g>
    </Sign>
    {/* burnt: a lump of coal, still glowing in its cracks */}
    <Sign id="x">
      <path
        d="M27 17 52 9l24 10 14 25-4 26-21 19-29 1-22-15L10 47Z"
        fill="url(#chm-fade-x)"
        stroke="#060306"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path
        d="m33 22 10 18-14 12 9 16-7 12M43 40l18 6 6-17M61 46l9 15-9 10 3 12M70 61l15-4"
        fill="none"
        stroke="#ff6a1f"
        stroke-width="5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="m33 22 10 18-14 12M43 40l18 6 9 15"
        fill="none"
        stroke="#ffd27a"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Sign>
    {/* choices: b a basic resource, a an advanced one, * any of the five */}
    <Wild id="b" colours={["#f3ead2", "#c9772e", "#5fbf4a"]} />
    <Wild id="a" colours={["#e8472e", "#9a5be0"]} />
    <Wild id="any" colours={["#f3ead2", "#c9772e", "#5fbf4a", "#e8472e", "#9a5be0"]} />
  </>
);

/** A wheel of the colours that may be chosen, with a question mark. */
function Wild({ id, colours }: { id: string; colours: string[] }) {
  const point = (at: number): string => {
    const angle = (2 * Math.PI * at) / colours.length - Math.PI / 2;
    return `${(50 + 41 * Math.cos(angle)).toFixed(1)} ${(50 + 41 * Math.sin(angle)).toFixed(1)}`;
  };
  return (
    <Sign id={id}>
      {colours.map((colour, at) => (
        <path
          key={colour}
          d={`M50 50 L${point(at)} A41 41 0 0 1 ${point(at + 1)} Z`}
          fill={colour}
          stroke="#1c1226"
          stroke-width="2.5"
        />
      ))}
      <circle cx="50" cy="50" r="41" fill="none" stroke="#1c1226" stroke-width="5" />
      <circle cx="50" cy="50" r="21" fill="#1c1226" />
      <path
        d="M43 44c0-10 15-10 15 0 0 6-8 6-8 12"
        fill="none"
        stroke="#fff3d6"
        stroke-width="5"
        stroke-linecap="round"
      />
      <circle cx="50" cy="63" r="3.4" fill="#fff3d6" />
    </Sign>
  );
}

const Rarities = () => (
  <>
    <Sign id="common">
      <circle cx="50" cy="50" r="34" fill="currentColor" />
    </Sign>
    <Sign id="rare">
      <path d="M50 8 92 50 50 92 8 50Z" fill="currentColor" />
    </Sign>
    <Sign id="epic">
      <path d="M50 8 94 86H6Z" fill="currentColor" />
    </Sign>
    <Sign id="mythic">
      <path d="m50 4 14 31 34 4-25 23 7 34-30-17-30 17 7-34L2 39l34-4Z" fill="currentColor" />
    </Sign>
    <Sign id="legendary">
      <path d="M8 82h84v10H8Zm0-8L4 24l24 20L50 8l22 36 24-20-4 50Z" fill="currentColor" />
    </Sign>
  </>
);

/** A sign in the line of a text or a button. */
export function Glyph({ of, class: name = "" }: { of: string; class?: string }) {
  return (
    <svg class={`chm-glyph ${name}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <use href={`#chm-${of}`} />
    </svg>
  );
}
