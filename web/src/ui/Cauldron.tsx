/** A cauldron on its three feet, its rim at y = 0, 100 wide. */
export function Cauldron({ brew, iron = "#15101f" }: { brew: string; iron?: string }) {
  return (
    <g>
      <path d="M-34 62l-8 18M34 62l8 18" stroke={iron} stroke-width="8" stroke-linecap="round" />
      <path d="M-46 4C-62 52-34 76 0 76S62 52 46 4Z" fill={iron} />
      <path
        d="M-40 22c-6 26 6 40 18 46"
        fill="none"
        stroke="#6a5a86"
        stroke-width="4"
        stroke-linecap="round"
        opacity=".7"
      />
      <ellipse cx="0" cy="2" rx="52" ry="11" fill="#2b2140" stroke="#a8764c" stroke-width="3" />
      <ellipse cx="0" cy="1" rx="43" ry="7" fill={brew} />
    </g>
  );
}
