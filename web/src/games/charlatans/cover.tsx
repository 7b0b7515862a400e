/** The picture on the box: a pot that is about to boil over. */
import { Cauldron } from "../../ui/Cauldron";

export default function Cover() {
  return (
    <>
      <path d="M156 70a18 18 0 1 0 14 26 15 15 0 0 1-14-26Z" fill="#ffe3ae" />
      <ellipse cx="100" cy="246" rx="74" ry="9" fill="#0b0716" opacity=".6" />
      <path
        d="M66 248c4-16 12-12 14-24 8 8 6 14 12 16 2-10 8-14 8-26 12 10 6 20 14 24 4-6 2-10 6-16 8 10 10 18 12 26Z"
        fill="#ff9b3d"
      />
      <g transform="translate(100 158)">
        <Cauldron brew="#63d08c" />
        <path d="M-34 0c2-18 20-20 25-8 6-20 30-16 29 2 8-5 15-2 16 6Z" fill="#63d08c" />
      </g>
      <g stroke="#1a1024" stroke-width="2">
        <circle cx="70" cy="132" r="11" fill="#f6f0e3" />
        <circle cx="98" cy="112" r="11" fill="#f28c28" />
        <circle cx="127" cy="131" r="11" fill="#4d94e6" />
        <circle cx="111" cy="143" r="8" fill="#e2504a" />
      </g>
      <g font-size="12" font-weight="700" text-anchor="middle" fill="#2a1b12" class="cover-sign">
        <text x="70" y="136.5">
          3
        </text>
        <text x="98" y="116.5">
          1
        </text>
        <text x="127" y="135.5">
          2
        </text>
      </g>
      <g fill="#a9efc2">
        <circle cx="52" cy="150" r="4" />
        <circle cx="146" cy="148" r="5" />
        <circle cx="84" cy="92" r="3" />
      </g>
    </>
  );
}
