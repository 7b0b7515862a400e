import { describe, expect, it } from "vitest";
import { ANSWERS, saying, typed } from "./formula";
import type { Question } from "./types.gen";

const english = {
  cat: ["cat", "Black cat, three times that!"],
  broom: ["broom", "Witch’s broom, up and zoom!"],
  bat: ["bat", "Bat’s wing and spider’s sting!"],
};
const french = {
  cat: ["chat", "Chat noir sur l’armoire !"],
  broom: ["balai", "Balai de sorcière, vole en l’air !"],
  bat: ["chauve-souris", "Chauve-souris et queue de rat !"],
};

describe("a typed formula", () => {
  it("is a name, its beginning, or the formula itself", () => {
    expect(typed("cat", english)).toEqual(["cat"]);
    expect(typed("BROOM!", english)).toEqual(["broom"]);
    expect(typed("Balai de sorciere vole en l'air", french)).toEqual(["broom"]);
    expect(typed("chau", french)).toEqual(["bat"]);
    expect(typed("Chauve-souris et queue de rat", french)).toEqual(["bat"]);
  });

  it("is two symbols for a tie, in any order (SOR-8)", () => {
    expect(typed("bat and cat", english)).toEqual(["cat", "bat"]);
    expect(typed("balai chat", french)).toEqual(["cat", "broom"]);
  });

  it("is nothing where it could be several, or none", () => {
    expect(typed("ch", french)).toEqual([]);
    expect(typed("toad", english)).toEqual([]);
    expect(typed("", english)).toEqual([]);
  });
});

describe("an answer", () => {
  const question: Question = {
    number: 1,
    decision: { t: "BeFirst" },
    rule: "SOR-4",
    offers: [
      { action: { t: "Say", symbols: ["cat", "bat"] }, refusal: null },
      { action: { t: "Say", symbols: ["broom"] }, refusal: { rule: "SOR-7", why: "no_such_formula", facts: {} } },
    ],
  };

  it("is said only if it is offered, and no rule forbids it", () => {
    expect(saying(question, ["bat", "cat"])).toEqual({ t: "Say", symbols: ["cat", "bat"] });
    expect(saying(question, ["broom"])).toBeNull();
    expect(saying(question, ["cat"])).toBeNull();
    expect(saying(null, ["cat"])).toBeNull();
  });

  it("has a key of its own", () => {
    expect(new Set(ANSWERS.map(({ key }) => key)).size).toBe(6);
  });
});
