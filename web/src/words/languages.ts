/** The languages there are: a language is its files, and nothing lists them. */
import type { Language } from "../games/types";
import { Texts } from "./texts";

type Heads = Record<string, string>;
const SHARED: Heads = import.meta.glob("../../../sabbat/text/*.ftl", {
  query: "?head",
  import: "default",
  eager: true,
});
const BOXES: Heads = import.meta.glob("../../../sabbat/games/*/text/*.ftl", {
  query: "?head",
  import: "default",
  eager: true,
});

export const FALLBACK: Language = "en";
const languageOf = (path: string): Language => path.slice(path.lastIndexOf("/") + 1, -".ftl".length);

export const LANGUAGES: readonly Language[] = Object.keys(SHARED).map(languageOf).sort();

/** What a language calls itself. */
export const LANGUAGE_NAMES: ReadonlyMap<Language, string> = new Map(
  Object.entries(SHARED).map(([path, head]) => {
    const language = languageOf(path);
    return [language, new Texts(language, [head]).write("language-name")];
  }),
);

/** What stands on the boxes of all games: names, taglines, credits. */
export const boxesIn = (language: Language): string[] =>
  Object.entries(BOXES).flatMap(([path, head]) => (languageOf(path) === language ? [head] : []));

/** The first of the wanted languages that is there, whatever its country. */
export function nearest(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return spoken.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}
