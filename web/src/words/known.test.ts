import { describe, expect, it } from "vitest";
import type { Known } from "./known";

const says = <Id extends string>(id: Known<Id>): string => id;

describe("messages of the frame", () => {
  it("are known by name: the type check fails where one is not", () => {
    expect(says("web-title")).toBe("web-title");
    expect(says("board-of-a-game")).toBe("board-of-a-game");
    // @ts-expect-error: there is no such message
    expect(says("web-titel")).toBe("web-titel");
  });
});
