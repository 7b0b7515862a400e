/** What is thought of, over the cauldron: the block in the hand, what the others point at, a Potion's best arrangement. */
import { type Part, cellAt, cellName, isInside, laid, lying, readSpot } from "./blocks";
import type { Held } from "./heldBlock";
import type { Drafted } from "./proposals";
import { Backing, Piece } from "./Tokens";
import { type Carried, UNIT } from "./useHands";
import type { Words } from "../types";
import type { BlockView, ShownPotion, View } from "./types.gen";

const letterOf = (part: Part, chosen: string): string => (chosen && "ba*".includes(part.letter) ? chosen : part.letter);

/** How a part meets what lies under it: what the eye sees; what it costs, the forecast says. */
function meets(part: Part, chosen: string, removing: boolean, grid: readonly string[]): string {
  if (!isInside(part.row, part.column)) return "is-outside";
  const there = lying(grid, cellName(part.row, part.column));
  if (removing) return there === letterOf(part, chosen) ? "is-taking" : "is-lacking";
  return there === "." ? "is-free" : "is-covering";
}

interface HeldProps {
  held: Held;
  shape: BlockView;
  carried: Carried | null;
  removing: boolean;
  legal: boolean;
  grid: readonly string[];
}

export function HeldBlock({ held, shape, carried, removing, legal, grid }: HeldProps) {
  const parts = laid(shape.text, held);
  if (!parts.length) return null;
  const at = carried ?? held;
  const shift = `translate(${(at.column - held.column) * UNIT} ${(at.row - held.row) * UNIT})`;
  return (
    <g
      class={`chm-held${removing ? " is-removing" : ""}${legal ? "" : " is-grey"}${carried ? " is-carried" : ""}`}
      data-held
    >
      <g class="chm-footprint">
        {parts.map((part) => (
          <rect
            key={part.part}
            class={meets(part, held.chosen, removing, grid)}
            x={part.column * UNIT + 3}
            y={part.row * UNIT + 3}
            width="94"
            height="94"
            rx="22"
          />
        ))}
      </g>
      <g class="chm-held-block" transform={shift}>
        <Backing parts={parts} class={shape.optional ? "is-blue" : ""} />
        {parts.map((part) => (
          <Piece
            key={part.part}
            letter={letterOf(part, held.chosen)}
            x={part.column * UNIT}
            y={part.row * UNIT}
            size={removing ? 62 : 80}
          />
        ))}
      </g>
      {!carried &&
        parts.map((part) => <Mark key={part.part} part={part} how={meets(part, held.chosen, removing, grid)} />)}
    </g>
  );
}

const MARKS: Record<string, string> = { "is-outside": "flame", "is-covering": "flame", "is-lacking": "flame" };

/** A small sign at a part that would cost something. */
function Mark({ part, how }: { part: Part; how: string }) {
  const sign = MARKS[how];
  if (!sign) return null;
  return (
    <g class={`chm-mark ${how}`} transform={`translate(${part.column * UNIT + 62} ${part.row * UNIT - 8})`}>
      <circle cx="23" cy="23" r="23" />
      <use href={`#chm-${sign}`} x="8" y="7" width="30" height="30" />
    </g>
  );
}

/** What another seat points at: in her colour, with her name. */
export function Pointed({ what, seat, name, view }: { what: Drafted; seat: number; name: string; view: View }) {
  const cells = pointedCells(what, view);
  const [first] = cells;
  if (!first) return null;
  const chosen = what.t === "LayBlock" ? readSpot(what.at).chosen : what.t === "DuplicateOnto" ? what.resource : "";
  return (
    <g class={`chm-pointed seat-${seat}`} data-pointed={seat}>
      <Backing parts={cells} />
      {cells.map((part) => (
        <Piece key={part.part} letter={letterOf(part, chosen)} x={part.column * UNIT} y={part.row * UNIT} size={62} />
      ))}
      <g transform={`translate(${first.column * UNIT + 50} ${first.row * UNIT - 6})`}>
        <text>{name}</text>
      </g>
    </g>
  );
}

/** What comes down on a cell, of a block that is being laid: `B C4`. */
export const fallingOn = (view: View, cell: string): string =>
  view.doing.falling.find((resource) => resource.endsWith(` ${cell}`))?.charAt(0) ?? "";

function pointedCells(what: Drafted, view: View): Part[] {
  if (what.t === "LayBlock") {
    const shape = view.blocks[`${what.block}`];
    return shape ? laid(shape.text, readSpot(what.at)) : [];
  }
  const cell = what.t === "MoveToken" ? what.onto : what.cell;
  const letter =
    what.t === "MoveToken"
      ? lying(view.grid, what.cell)
      : what.t === "PutBurnt"
        ? "x"
        : what.t === "DropNext"
          ? fallingOn(view, what.cell)
          : what.resource;
  return [{ ...cellAt(cell), letter, part: 0 }];
}

/** Where a Potion lies best: what is there is ringed, what is missing is only hinted at. */
export function Arrangement({ shown, view }: { shown: ShownPotion; view: View }) {
  const face = view.potions[shown.potion];
  if (!face) return null;
  return (
    <g class={`chm-arrangement is-${face.rarity}`}>
      {shown.blocks.map((found, at) => {
        const parts = laid(face.blocks[at] ?? "", readSpot(found.at));
        return (
          <g key={at}>
            <Backing parts={parts} />
            {parts.map((part) => {
              const cell = cellName(part.row, part.column);
              const there = found.cells.includes(cell) || found.stones.includes(cell);
              const [x, y] = [part.column * UNIT, part.row * UNIT];
              return there ? (
                <rect key={part.part} class="chm-ring" x={x + 3} y={y + 3} width="94" height="94" rx="22" />
              ) : (
                <g key={part.part} class="chm-wanted">
                  <rect x={x + 8} y={y + 8} width="84" height="84" rx="20" />
                  <Piece letter={part.letter} x={x} y={y} size={60} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

/** The cell that the keyboard or the mouse is on. */
export function Cursor({ cell, letter, legal }: { cell: string; letter: string | null; legal: boolean }) {
  const { row, column } = cellAt(cell);
  return (
    <g class={`chm-cursor${legal ? "" : " is-grey"}`}>
      {letter && legal && <Piece letter={letter} x={column * UNIT} y={row * UNIT} class="is-thought" />}
      <rect x={column * UNIT + 2} y={row * UNIT + 2} width="96" height="96" rx="23" />
    </g>
  );
}

/** In words, for those who listen: `C4: bone powder`. */
export function partsInWords(held: Held, shape: BlockView, words: Words): string {
  return laid(shape.text, held)
    .map(
      (part) =>
        `${isInside(part.row, part.column) ? cellName(part.row, part.column) : words.text("word-outside")} ${words.text(`resource-${letterOf(part, held.chosen)}`)}`,
    )
    .join(", ");
}
