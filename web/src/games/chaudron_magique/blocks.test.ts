import { describe, expect, test } from "vitest";
import { cellName, isInside, laid, partsOf, readSpot, turned, writeSpot } from "./blocks";
import { answered, flipped, heldAt, movedBy, turnedOnce, withNextChoice } from "./heldBlock";
import { CELLS } from "./data.gen";
import type { BlockView } from "./types.gen";

/** Drawn as in the notation, to compare with what the server writes. */
function drawn(text: string, turn: number): string {
  const parts = turned(partsOf(text), turn);
  const height = 1 + Math.max(...parts.map((part) => part.row));
  const width = 1 + Math.max(...parts.map((part) => part.column));
  return Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (_, column) => parts.find((part) => part.row === row && part.column === column)?.letter ?? ".",
    ).join(""),
  ).join("/");
}

const shape = (text: string, choices = "", same_as = [0, 1, 2, 3, 4, 5, 6, 7]): BlockView => ({
  text,
  optional: false,
  choices,
  turns: same_as.map((_, turn) => drawn(text, turn)),
  same_as,
});

describe("blocks", () => {
  test("the eight turns are those that the server writes", () => {
    const written = ["C./.G", ".C/G.", "G./.C", ".G/C.", ".C/G.", "G./.C", ".G/C.", "C./.G"];
    expect(written.map((_, turn) => drawn("C./.G", turn))).toEqual(written);
    expect(drawn("BB/BR", 1)).toBe("BB/RB");
  });

  test("the cauldron has 45 cells, and no corners", () => {
    expect(CELLS).toHaveLength(45);
    expect([isInside(0, 0), isInside(0, 1), isInside(6, 6)]).toEqual([false, true, false]);
  });

  test.each(["C4", "C4 r1", "B Z0 f3", "out", "X-2 f0"])("%s is read and written alike", (text) => {
    expect(writeSpot(readSpot(text))).toBe(text);
  });

  test("a block lies where its spot says", () => {
    const cells = laid("BRF", readSpot("C4 r1")).map((part) => `${part.letter}${cellName(part.row, part.column)}`);
    expect(cells).toEqual(["BC4", "RC5", "FC6"]);
  });
});

describe("a block in the hand", () => {
  const bar = shape("BBBB");

  test("four turns to the right bring it back", () => {
    const start = heldAt(1, "B3");
    let held = start;
    for (let quarter = 0; quarter < 4; quarter++) held = turnedOnce(held, bar, 1);
    expect(held).toEqual(start);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])("flipping mirrors what is seen, from turn %i", (turn) => {
    const crooked = shape("BRF/B..");
    const mirrored = (text: string): string =>
      text
        .split("/")
        .map((row) => [...row].reverse().join(""))
        .join("/");
    const held = flipped({ ...heldAt(1, "C3"), turn }, crooked);
    expect(drawn(crooked.text, held.turn)).toBe(mirrored(drawn(crooked.text, turn)));
  });

  test("it cannot be carried away from the cauldron", () => {
    let held = heldAt(1, "B3");
    for (let step = 0; step < 20; step++) held = movedBy(held, bar, 0, -1);
    expect(answered(held, bar)).toBe("X3");
  });

  test("wholly outside is out, also over a missing corner", () => {
    expect(answered(heldAt(1, "A1"), shape("B"))).toBe("out");
  });

  test("turns that look alike are answered by the first of them", () => {
    expect(answered({ ...heldAt(1, "C4"), turn: 2 }, shape("BBB", "", [0, 1, 0, 1, 0, 1, 0, 1]))).toBe("C4");
  });

  test("the choices go round", () => {
    const wild = shape("b", "BRF");
    const next = (chosen: string): string => withNextChoice(heldAt(1, `${chosen} C4`), wild).chosen;
    expect([next("B"), next("R"), next("F")]).toEqual(["R", "F", "B"]);
  });
});
