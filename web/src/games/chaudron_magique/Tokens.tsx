/** Resources as pieces, and blocks of them: joined by a board of their own, as on the printed cards. */
import type { Part } from "./blocks";
import { partsOf, sizeOf } from "./blocks";
import { Glyph } from "./signs";

/** The sign that stands for a letter of the notation. */
export const signOf = (letter: string): string => (letter === "*" ? "any" : letter);

export function Token({ letter, class: name = "" }: { letter: string; class?: string }) {
  return <Glyph of={signOf(letter)} class={`chm-token ${name}`} />;
}

const UNIT = 100;

/** A piece inside a larger drawing, its cell's corner at (x, y). */
export function Piece({
  letter,
  x,
  y,
  size = 84,
  class: name = "",
}: {
  letter: string;
  x: number;
  y: number;
  size?: number;
  class?: string;
}) {
  const edge = (UNIT - size) / 2;
  return (
    <use
      href={`#chm-${signOf(letter)}`}
      x={x + edge}
      y={y + edge}
      width={size}
      height={size}
      class={`chm-piece ${name}`}
    />
  );
}

/** What joins the cells of a block: a board with round corners; across corners a bar. */
export function Backing({ parts, class: name = "" }: { parts: readonly Part[]; class?: string }) {
  const at = (row: number, column: number): boolean => parts.some((part) => part.row === row && part.column === column);
  return (
    <g class={`chm-backing ${name}`}>
      {parts.map(({ row, column }) => (
        <g key={`${row}.${column}`} transform={`translate(${column * UNIT} ${row * UNIT})`}>
          {at(row + 1, column + 1) && !at(row + 1, column) && !at(row, column + 1) && (
            <path class="chm-link" d="M50 50 150 150" />
          )}
          {at(row + 1, column - 1) && !at(row + 1, column) && !at(row, column - 1) && (
            <path class="chm-link" d="M50 50-50 150" />
          )}
          {at(row, column + 1) && <rect x="50" y="3" width="100" height="94" />}
          {at(row + 1, column) && <rect x="3" y="50" width="94" height="100" />}
          {at(row + 1, column) && at(row, column + 1) && at(row + 1, column + 1) && (
            <rect x="50" y="50" width="100" height="100" />
          )}
          <rect x="3" y="3" width="94" height="94" rx="20" />
        </g>
      ))}
    </g>
  );
}

interface BlockProps {
  text: string;
  /** Pixels for each cell. */
  unit: number;
  /** Cells that are there already, by their place in the printed block; the others are only outlined. */
  has?: ReadonlySet<number> | undefined;
  /** The parts for which stones stand in. */
  stones?: ReadonlySet<number>;
  chosen?: string;
}

/** A block as it is printed. `~` makes it blue: optional. */
export function BlockPicture({ text, unit, has, stones, chosen = "" }: BlockProps) {
  const parts = partsOf(text);
  const { width, height } = sizeOf(parts);
  const letterOf = (letter: string): string => (chosen && "ba*".includes(letter) ? chosen : letter);
  return (
    <svg
      class={`chm-block${text.startsWith("~") ? " is-blue" : ""}`}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      style={{ width: `${(width * unit) / 16}rem`, height: `${(height * unit) / 16}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      <Backing parts={parts} />
      {parts.map(({ row, column, letter, part }) => {
        const there = !has || has.has(part) || stones?.has(part);
        return (
          <g key={part}>
            <Piece
              letter={stones?.has(part) ? "P" : letterOf(letter)}
              x={column * UNIT}
              y={row * UNIT}
              class={there ? "" : "is-missing"}
            />
            {has && there && (
              <path class="chm-tick" transform={`translate(${column * UNIT} ${row * UNIT})`} d="m62 84 10 10 22-24" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
