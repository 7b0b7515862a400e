import { describe, expect, it } from "vitest";
import gameEnglish from "../../../sabbat/games/charlatans/text/en.ftl?raw";
import gameFrench from "../../../sabbat/games/charlatans/text/fr.ftl?raw";
import frameEnglish from "../../../sabbat/text/en.ftl?raw";
import frameFrench from "../../../sabbat/text/fr.ftl?raw";
import { join } from "./facts";
import { fieldsOf } from "./fields";
import { LANGUAGES, LANGUAGE_NAMES, boxesIn, nearest } from "./languages";
import { ledgerOf, search } from "./ledger";
import pageEnglish from "./text/en.ftl?raw";
import pageFrench from "./text/fr.ftl?raw";
import { Texts } from "./texts";
import { ReaderWords } from "./words";

const ENGLISH = [pageEnglish, frameEnglish, gameEnglish];
const FRENCH = [pageFrench, frameFrench, gameFrench];
const texts = (language: "en" | "fr"): Texts =>
  new Texts(language, language === "en" ? ENGLISH : FRENCH, fieldsOf("charlatans"));
const english = texts("en");
const words = new ReaderWords(english, ["Ada", "Ben", "Zoé"], 1);

describe("the words of a table", () => {
  it("tell an event to everybody, and otherwise to the one it is about", () => {
    expect(words.event({ t: "ChipDrawn", seat: 0, chip: "B2" })).toBe("Ada draws a crow skull 2.");
    expect(words.event({ t: "ChipDrawn", seat: 1, chip: "B2" })).toBe("You draw a crow skull 2.");
  });

  it("name nothing that was hidden from a reader who sat down later", () => {
    const page = new ReaderWords(
      new Texts("en", ["event-Drawn = { $who } draws { $n }.\n    .you = You draw { $cards_names }."], {
        seat: "who",
        cards: ["card"],
      }),
      ["Ada"],
      0,
    );
    expect(page.event({ t: "Drawn", seat: 0, n: 2, cards: null })).toBe("Ada draws 2.");
    expect(page.event({ t: "Drawn", seat: 0, n: 2, cards: ["a", "b"] })).not.toContain("Ada");
  });

  it("name lists as the language does, and several of the same once", () => {
    const bought = { t: "Bought", seat: 0, chips: ["G1", "B2"], paid: 14, lost: 0 };
    expect(words.event(bought)).toBe("Ada buys a garden spider 1 and a crow skull 2 for exactly 14 coins.");
    expect(join(english, ["a", "b", "c"])).toBe("a, b and c");
  });

  it("label an action as its question calls it", () => {
    expect(words.action({ t: "Stop" })).toBe("Stop");
    expect(words.action({ t: "Stop" }, { t: "DrawTogether" })).toBe("An empty fist");
  });

  it("leave to the board what the board shows", () => {
    const page = new ReaderWords(
      new Texts("en", ["event-Rolled = A 3, and that is odd.\n    .seen = A die has been rolled."]),
    );
    expect(page.event({ t: "Rolled" })).toBe("A die has been rolled.");
  });

  it("tell why not", () => {
    expect(words.refusal("too_few_rubies", { price: 2 })).toBe("That costs 2 rubies, and you have fewer.");
  });

  it("show the bare id of what is missing", () => {
    expect(words.text("no-such-message")).toBe("no-such-message");
  });
});

describe("languages", () => {
  it("are those that there are files for, by their own names", () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "fr"]));
    expect(LANGUAGE_NAMES.get("fr")).toBe("Français");
  });

  it("follow the reader's wishes in their order, and are English where none is there", () => {
    expect(nearest(["pt-BR", "fr-CA", "en"])).toBe("fr");
    expect(nearest(["EN-gb"])).toBe("en");
    expect(nearest(["pt"])).toBe("en");
  });

  it("name every box on the shelf before its game is opened", () => {
    const shelf = new Texts("fr", boxesIn("fr"));
    expect(shelf.write("game-charlatans")).toBe("Les Charlatans de Belcastel");
    expect(shelf.write("game-sorcellerie", "credits")).toContain("Markus Nikisch");
    expect(shelf.has("rule-SOR-1")).toBe(false);
  });
});

describe("the ledger", () => {
  const entries = ledgerOf(english);
  it("holds rules by chapter, then cards and books", () => {
    expect(entries[0]).toMatchObject({ id: "CHA-1", kind: "rule" });
    expect(entries.some((entry) => entry.id === "card-alms")).toBe(true);
    expect(entries.some((entry) => entry.id === "book-green_1")).toBe(true);
  });

  it("finds a rule by its id, and by words without accents or case", () => {
    expect(search(entries, "cha-16")[0]?.id).toBe("CHA-16");
    expect(search(entries, "FLASK")[0]?.id).toBe("CHA-16");
    expect(search(ledgerOf(texts("fr")), "deja").length).toBeGreaterThan(0);
    expect(search(entries, "xyzzy")).toEqual([]);
  });
});
