/** The leather cup, around 0, 0; its ribbon has the colour of the seat that holds it. */

export function Cup({ seat }: { seat: number }) {
  return (
    <g>
      <ellipse cx="0" cy="128" rx="112" ry="20" fill="#000" opacity=".4" />
      <path d="M-118-96-92 112Q0 142 92 112L118-96Z" fill="url(#sor-leather)" stroke="#2b1408" stroke-width="5" />
      <path d="M-86-80-72 112M-84-80-70 113" stroke="#fff" stroke-width="5" opacity=".12" />
      <path d="M-112-46Q0-12 112-46L109-20Q0 16-109-20Z" class={`seat-${seat} sor-ribbon`} />
      <path
        d="M-111-52Q0-18 111-52M-108-14Q0 21 108-14"
        fill="none"
        stroke="#e9b872"
        stroke-width="3"
        stroke-dasharray="11 8"
      />
      <path
        d="M-96 88Q0 118 96 88"
        fill="none"
        stroke="#e9b872"
        stroke-width="3"
        stroke-dasharray="11 8"
        opacity=".8"
      />
      <g transform="translate(0 55)">
        <path d="M10-28A30 30 0 1 0 27 13 25 25 0 0 1 10-28Z" fill="#3b1d0c" opacity=".75" />
        <path d="M9-25A27 27 0 1 0 25 12" fill="none" stroke="#d79a5a" stroke-width="2.5" opacity=".7" />
        <path d="M22-20l3.4 7.6 8 .8-6 5.6 1.8 8L22-2l-7.2 4 1.8-8-6-5.6 8-.8Z" fill="#3b1d0c" opacity=".75" />
      </g>
      <ellipse cx="0" cy="-98" rx="120" ry="34" fill="#8a5227" stroke="#2b1408" stroke-width="5" />
      <ellipse cx="0" cy="-97" rx="101" ry="25" fill="#1c0d06" />
      <path d="M-101-97A101 25 0 0 1 101-97 110 20 0 0 0-101-97Z" fill="#4a2811" />
    </g>
  );
}

/** Dice that peep out of a cup that stands still. */
export function DiceInCup() {
  return (
    <g>
      {(
        [
          [-52, -100, -16],
          [4, -108, 9],
          [54, -98, 24],
        ] as const
      ).map(([x, y, turned]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turned})`}>
          <rect
            x="-25"
            y="-25"
            width="50"
            height="50"
            rx="11"
            fill={x === 4 ? "#f6f3fb" : "#f0ddb0"}
            stroke="#7a5a2e"
            stroke-width="3"
          />
        </g>
      ))}
      <path d="M-101-97A101 25 0 0 0 101-97L108-82Q0-40-108-82Z" fill="url(#sor-leather)" />
      <path
        d="M-120-98A120 34 0 0 0 120-98L101-97A101 25 0 0 1-101-97Z"
        fill="#8a5227"
        stroke="#2b1408"
        stroke-width="3"
      />
    </g>
  );
}
