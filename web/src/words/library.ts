/** Loads the texts that a page needs, and no more: the page's own and the frame's, and a game's when one is opened. */
import { computed, effect, signal } from "@preact/signals";
import type { Language } from "../games/types";
import { language } from "../settings";
import { fieldsOf } from "./fields";
import { FALLBACK, boxesIn } from "./languages";
import { Texts } from "./texts";
import { ReaderWords } from "./words";

type Load = () => Promise<string>;
const PAGE = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const FRAME = import.meta.glob<string>("../../../sabbat/text/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../sabbat/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The files of a language, English ones where it has none. */
function loadersOf(spoken: Language, game: string | null): Load[] {
  const homes: [Record<string, Load>, string][] = [
    [PAGE, "./text"],
    [FRAME, "../../../sabbat/text"],
  ];
  if (game !== null) homes.push([GAMES, `../../../sabbat/games/${game}/text`]);
  const found = homes.map(([files, home]) => files[`${home}/${spoken}.ftl`] ?? files[`${home}/${FALLBACK}.ftl`]);
  return found.filter((load): load is Load => load !== undefined);
}

async function load(spoken: Language, game: string | null): Promise<Texts> {
  const sources = await Promise.all(loadersOf(spoken, game).map((load) => load()));
  return new Texts(spoken, [...boxesIn(spoken), ...sources], fieldsOf(game));
}

/** The game whose words are wanted beside the page's own. */
export const openGame = signal<string | null>(null);
const loaded = signal<{ texts: Texts; game: string | null } | null>(null);

/** The words of the page; null until the first have come. While others load, the old ones stay. */
export const pageWords = computed(() => (loaded.value ? new ReaderWords(loaded.value.texts) : null));
export const pageTexts = computed(() => loaded.value?.texts ?? null);
/** The game whose words are there. */
export const wordsOfGame = computed(() => loaded.value?.game ?? null);

export function keepWordsLoaded(): void {
  let latest = 0;
  effect(() => {
    const spoken = language.value;
    const game = openGame.value;
    const ticket = ++latest;
    void load(spoken, game).then((texts) => {
      if (ticket === latest) loaded.value = { texts, game };
    });
  });
}
