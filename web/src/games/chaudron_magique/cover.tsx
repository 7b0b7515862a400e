/** The picture on the box: one cauldron, cell by cell. */

const CELLS = ["#e2504a", "#f4cb3a", "#63d08c", "#4d94e6", "#a873e0", "#f28c28"];

export default function Cover() {
  return (
    <>
      <ellipse cx="100" cy="247" rx="80" ry="9" fill="#06141c" opacity=".6" />
      <path d="M36 118c-24 76 10 122 64 122s88-46 64-122Z" fill="#15101f" stroke="#a8764c" stroke-width="4" />
      <rect x="26" y="108" width="148" height="15" rx="7" fill="#a8764c" />
      <g stroke="#15101f" stroke-width="2.5">
        {[0, 1, 2, 3].flatMap((row) =>
          [0, 1, 2, 3].map((column) => (
            <rect
              key={`${row}${column}`}
              x={54 + column * 23.5}
              y={132 + row * 23.5}
              width="21"
              height="21"
              rx="5"
              fill={
                row + column < 2 || (row === 0 && column === 3)
                  ? "#2b2140"
                  : (CELLS[(row * 5 + column * 3) % 6] ?? "#2b2140")
              }
            />
          )),
        )}
      </g>
      <g fill="#f4cb3a" stroke="#15101f" stroke-width="2">
        <rect x="88" y="84" width="18" height="18" rx="5" transform="rotate(14 97 93)" />
        <rect x="116" y="76" width="18" height="18" rx="5" fill="#e2504a" transform="rotate(-18 125 85)" />
      </g>
    </>
  );
}
