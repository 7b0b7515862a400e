/** Blocks and cells on paper: their notation, their turns, which cells they cover. Geometry only, no rule of the game. */
import { CELLS, COLUMNS, OUTER_COLUMNS } from "./data.gen";

const OUTSIDE_COLUMNS = OUTER_COLUMNS.indexOf(COLUMNS);

/** One cell of a block, counted from its upper left corner; `part` is its place in the printed block. */
export interface Part {
  row: number;
  column: number;
  letter: string;
  part: number;
}

/** Where a block lies: its corner, how it is turned (0 to 3, mirrored 4 to 7), the resource chosen for it. */
export interface Spot {
  turn: number;
  row: number;
  column: number;
  chosen: string;
  out: boolean;
}

export const OUT: Spot = { turn: 0, row: 0, column: 0, chosen: "", out: true };

/** `BB/BR` row by row; `~` before it only says that the block is optional. */
export function partsOf(text: string): Part[] {
  const found: Part[] = [];
  const rows = text.replace("~", "").split("/");
  rows.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      if (letter !== ".") found.push({ row, column, letter, part: found.length });
    });
  });
  return found;
}

/** Mirrored left and right from the fourth turn on, then quarter turns to the right. */
export function turned(parts: readonly Part[], turn: number): Part[] {
  let at = parts.map((part) => ({ ...part, column: turn >= 4 ? -part.column : part.column }));
  for (let quarter = 0; quarter < turn % 4; quarter++)
    at = at.map((part) => ({ ...part, row: part.column, column: -part.row }));
  const top = Math.min(...at.map((part) => part.row));
  const left = Math.min(...at.map((part) => part.column));
  return at.map((part) => ({ ...part, row: part.row - top, column: part.column - left }));
}

export function sizeOf(parts: readonly Part[]): { width: number; height: number } {
  return {
    width: 1 + Math.max(...parts.map((part) => part.column)),
    height: 1 + Math.max(...parts.map((part) => part.row)),
  };
}

/** Whether there is a cell of the cauldron. */
export function isInside(row: number, column: number): boolean {
  return CELLS.includes(cellName(row, column));
}

export const cellName = (row: number, column: number): string => `${OUTER_COLUMNS[column + OUTSIDE_COLUMNS]}${row + 1}`;

export function cellAt(name: string): { row: number; column: number } {
  return {
    row: Number.parseInt(name.slice(1), 10) - 1,
    column: OUTER_COLUMNS.indexOf(name.charAt(0)) - OUTSIDE_COLUMNS,
  };
}

/** `B C4 r1`, `Z0 f3`, `out`. */
export function readSpot(text: string): Spot {
  if (text === "out") return OUT;
  const words = text.split(" ");
  const chosen = words[0]?.length === 1 ? (words.shift() ?? "") : "";
  const [corner = "A1", side = "r0"] = words;
  return {
    ...cellAt(corner),
    turn: Number.parseInt(side.slice(1), 10) + (side.startsWith("f") ? 4 : 0),
    chosen,
    out: false,
  };
}

export function writeSpot(spot: Spot): string {
  if (spot.out) return "out";
  const side = spot.turn >= 4 ? "f" : "r";
  const how = spot.turn > 0 ? ` ${side}${spot.turn % 4}` : "";
  return `${spot.chosen ? `${spot.chosen} ` : ""}${cellName(spot.row, spot.column)}${how}`;
}

/** The parts of a block that lies there, with their rows and columns in the cauldron; none when it is out. */
export function laid(text: string, spot: Spot): Part[] {
  if (spot.out) return [];
  return turned(partsOf(text), spot.turn).map((part) => ({
    ...part,
    row: part.row + spot.row,
    column: part.column + spot.column,
  }));
}

/** What lies on a cell of the grid as the view writes it: a letter, `x`, `.`, or a space where there is no cell. */
export function lying(grid: readonly string[], cell: string): string {
  const { row, column } = cellAt(cell);
  return grid[row]?.[column] ?? " ";
}
