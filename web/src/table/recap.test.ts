import { describe, expect, it } from "vitest";
import type { Tagged } from "../protocol.gen";
import { entriesOf } from "./logEntries";
import { recapOf } from "./recapOf";

const GAME = { recap: (events: readonly Tagged[], seat: number) => events.filter((event) => event.to === seat) };

const log = [
  ...entriesOf(3, [{ t: "Passed", to: 1 }]),
  ...entriesOf(4, [
    { t: "Passed", to: 0 },
    { t: "Passed", to: 1 },
  ]),
  ...entriesOf(5, [{ t: "Chosen", seat: 0 }]),
];

describe("a recap", () => {
  it("is what came of mine since my last answer, however much has happened after it", () => {
    expect(recapOf(log, 3, GAME, 1).map(({ key }) => key)).toEqual(["4.1"]);
    expect(recapOf(log, 2, GAME, 1).map(({ key }) => key)).toEqual(["3.0", "4.1"]);
  });

  it("is gone when I have answered, and where a game has none", () => {
    expect(recapOf(log, 5, GAME, 1)).toEqual([]);
    expect(recapOf(log, 0, {}, 1)).toEqual([]);
  });

  it("holds nothing that was taken back", () => {
    const back = entriesOf(6, [{ t: "AnswerTakenBack", seat: 0, entry: 3, answers: 1 }]);
    expect(recapOf([...log, ...back], 2, GAME, 1).map(({ key }) => key)).toEqual(["3.0"]);
  });
});
