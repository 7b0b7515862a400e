import { describe, expect, it } from "vitest";
import table from "../../../tests/facts.json";
import { factsOf } from "./facts";
import { fieldsOf } from "./fields";
import { Texts } from "./texts";

const FILES = import.meta.glob<string>("../../../sabbat/**/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the facts of what is told are those that Python finds", () => {
  for (const { game, language, reader, told, facts } of table.cases)
    it(`${game}, ${language}, to ${reader ?? "anybody"}: ${told.t ?? Object.keys(told).join(", ")}`, () => {
      const files = ["../../../sabbat/text", `../../../sabbat/games/${game}/text`];
      const sources = files.map((home) => FILES[`${home}/${language}.ftl`] ?? "");
      const texts = new Texts(language, sources, fieldsOf(game));
      expect(factsOf(texts, told, table.names, reader ?? null)).toEqual(facts);
    });
});
