import { describe, expect, it } from "vitest";
import type { Tagged } from "../protocol.gen";
import { entriesOf } from "./logEntries";
import { turnsOf } from "./logTurns";

const SHAPE = { turns: ["RoundBegan"], joins: ["Fell"], within: { ChipDrawn: ["ChipPlaced"] } };

const draw = (seat: number): Tagged[] => [
  { t: "ChipDrawn", seat },
  { t: "ChipPlaced", seat },
];

/** Each message of the table, as its events; what is read of it, line by line. */
function read(...messages: Tagged[][]): string[][] {
  const log = messages.flatMap((events, at) => entriesOf(at + 1, events));
  return turnsOf(log, SHAPE).map(({ heading, lines }) =>
    [...(heading ? [heading] : []), ...lines].map(
      (line) => line.entries.map(({ event }) => event.t).join(" ") + (line.undone ? " (undone)" : ""),
    ),
  );
}

describe("the log", () => {
  it("has one line for a draw, and one for each player", () => {
    expect(read(draw(0), [...draw(0), { t: "Stopped", seat: 0 }, { t: "Stopped", seat: 1 }])).toEqual([
      ["ChipPlaced", "ChipPlaced Stopped", "Stopped"],
    ]);
  });

  it("says what has no other words", () => {
    expect(read([{ t: "ChipDrawn", seat: 0 }], [{ t: "ChipPlaced", seat: 0 }])).toEqual([["ChipDrawn", "ChipPlaced"]]);
  });

  it("takes into a line what came of it, and nothing else of the table", () => {
    expect(read([{ t: "Stopped", seat: 0 }, { t: "Fell" }, { t: "RoundEnded" }], [{ t: "Fell" }])).toEqual([
      ["Stopped Fell", "RoundEnded", "Fell"],
    ]);
  });

  it("is told turn by turn", () => {
    expect(read([{ t: "Laid" }, { t: "RoundBegan" }, { t: "Read" }], draw(1), [{ t: "RoundBegan" }])).toEqual([
      ["Laid"],
      ["RoundBegan", "Read", "ChipPlaced"],
      ["RoundBegan"],
    ]);
  });

  it("marks what was taken back, and only that", () => {
    const back = (entry: number, answers = 1): Tagged => ({ t: "AnswerTakenBack", seat: 0, entry, answers });
    expect(read(draw(0), draw(1), [back(1)], draw(1), [back(3)])).toEqual([
      ["ChipPlaced", "ChipPlaced (undone)", "AnswerTakenBack", "ChipPlaced (undone)", "AnswerTakenBack"],
    ]);
    expect(read(draw(0), draw(1), draw(2), [back(0)])).toEqual([
      ["ChipPlaced (undone)", "ChipPlaced", "ChipPlaced", "AnswerTakenBack"],
    ]);
    expect(read(draw(0), draw(1), draw(2), [back(1, 2)])).toEqual([
      ["ChipPlaced", "ChipPlaced (undone)", "ChipPlaced (undone)", "AnswerTakenBack"],
    ]);
  });
});
