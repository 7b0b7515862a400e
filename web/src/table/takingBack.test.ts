import { describe, expect, it } from "vitest";
import type { LogEntry } from "./logEntries";
import { stillTrue } from "./takingBack";

const line = (seq: number, t: string, more: object = {}): LogEntry => ({
  key: `${seq}.0`,
  seq,
  event: { t, ...more },
});

describe("what was taken back", () => {
  it("has not happened, and what came before and after it has", () => {
    const log = [
      line(0, "RoundBegan"),
      line(1, "ChipDrawn"),
      line(2, "Stopped"),
      line(3, "AnswerTakenBack", { seat: 0, entry: 1, answers: 1 }),
      line(4, "ChipDrawn"),
      line(5, "Stopped"),
    ];
    expect(stillTrue(log).map((entry) => entry.seq)).toEqual([0, 1, 4, 5]);
  });

  it("may go back over what was taken back before", () => {
    const log = [
      line(1, "ChipDrawn"),
      line(2, "Stopped"),
      line(3, "AnswerTakenBack", { seat: 0, entry: 1, answers: 1 }),
      line(4, "AnswerTakenBack", { seat: 0, entry: 0, answers: 1 }),
    ];
    expect(stillTrue(log)).toEqual([]);
  });
});
