/** `/rules/<game>`: the rules of one game as a page of their own. */
import { useEffect } from "preact/hooks";
import { follow } from "../router";
import { Icon } from "../ui/icons";
import { QuickSettings } from "../ui/Settings";
import { openGame, wordsOfGame } from "../words/library";
import type { ReaderWords } from "../words/words";
import { Readings } from "./Readings";

export function RulesPage({ game, words }: { game: string; words: ReaderWords }) {
  const isThere = wordsOfGame.value === game;
  useEffect(() => {
    openGame.value = game;
  }, [game]);
  useEffect(() => {
    if (isThere && words.has(`game-${game}`))
      document.title = `${words.text("web-rules")} – ${words.text(`game-${game}`)}`;
  }, [isThere, words, game]);
  if (!isThere) return <div class="candle" aria-hidden="true" />;
  return (
    <div class="rules-page">
      <header class="table-head">
        <a class="icon-button" href="/" aria-label={words.text("web-home")} onClick={follow}>
          <Icon name="back" />
        </a>
        <QuickSettings words={words} />
      </header>
      <main>
        <h1>{words.has(`game-${game}`) ? words.text(`game-${game}`) : game}</h1>
        {words.has(`game-${game}`) && <p class="rules-tagline">{words.attribute(`game-${game}`, "tagline")}</p>}
        <Readings game={game} words={words} rule={location.hash.slice(1)} heading="h2" />
      </main>
    </div>
  );
}
