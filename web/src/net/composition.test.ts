import { describe, expect, test } from "vitest";
import table from "../../../tests/compositions.json";
import type { Composition } from "../protocol.gen";
import { writtenOut } from "./composition";

describe("answers that a question describes are written out as Python does it", () => {
  for (const { composed, actions } of table as { composed: Composition; actions: { t: string }[] }[])
    test(composed.t, () => {
      const listed = { action: { t: "Listed" }, refusal: null };
      const asked = { number: 1, decision: { t: "Any" }, rule: "", offers: [listed], composed: [composed] };
      const question = writtenOut(asked);
      expect(question?.offers.map((offer) => offer.action)).toEqual([{ t: "Listed" }, ...actions]);
    });
});
