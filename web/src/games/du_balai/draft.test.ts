import { describe, expect, it } from "vitest";
import { chosenFor, NO_DRAFT } from "./draft";

describe("what is being written", () => {
  const drafted = { turn: 3, second: false, chosen: ["eye", "web"] as const };

  it("belongs to its turn and its formula", () => {
    expect(chosenFor(drafted, 3, false)).toEqual(["eye", "web"]);
    expect(chosenFor(drafted, 4, false)).toEqual([]);
    expect(chosenFor(drafted, 3, true)).toEqual([]);
    expect(chosenFor(NO_DRAFT, 1, false)).toEqual([]);
  });
});
