import { expect, test } from "vitest";
import { inTwoLines, sizeOf } from "./titles";

test("a short name is one line, a long one breaks where both halves are short", () => {
  expect(inTwoLines("Sorcellerie\u202f!")).toEqual(["Sorcellerie\u202f!"]);
  expect(inTwoLines("Le Bal des Chaudrons")).toEqual(["Le Bal des", "Chaudrons"]);
  expect(inTwoLines("Les Charlatans de Belcastel")).toEqual(["Les Charlatans", "de Belcastel"]);
  expect(inTwoLines("Donaudampfschifffahrt")).toEqual(["Donaudampfschifffahrt"]);
});

test("a name is as large as its longest line allows", () => {
  expect(sizeOf(["Verhext!"])).toBe(26);
  expect(sizeOf(["Die Quacksalber", "von Quedlinburg"])).toBe(17);
});
