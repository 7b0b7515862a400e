/** The first page: boxes on a shelf, and two clicks that lead to a table. */
import "./home.css";
import "./tables.css";
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, myTables } from "../net/api";
import type { GameInfo, MyTable } from "../net/api";
import { openGame } from "../words/library";
import type { ReaderWords } from "../words/words";
import { showBadge } from "../ui/badge";
import { QuickSettings } from "../ui/Settings";
import { CodeField } from "../ways/CodeField";
import { LetPhonesIn } from "../ways/LetPhonesIn";
import { AboutLink } from "../about/About";
import { keepShelf, keptShelf } from "./keptShelf";
import { GamePanel } from "./GamePanel";
import { MyTables } from "./MyTables";
import { Shelf } from "./Shelf";

const known = signal<GameInfo[] | null>(keptShelf());
const mine = signal<MyTable[]>([]);
const failed = signal(false);

async function ask(): Promise<void> {
  failed.value = false;
  try {
    known.value = await games();
    keepShelf(known.value);
    mine.value = await myTables();
  } catch {
    failed.value = true;
  }
}

export function Home({ words }: { words: ReaderWords }) {
  const chosen = useSignal("");
  useEffect(() => {
    openGame.value = null;
    void ask();
  }, [words]);
  useSignalEffect(() => {
    const waiting = mine.value.filter((table) => table.my_turn).length;
    document.title = waiting > 0 ? `(${waiting}) ${words.text("web-title")}` : words.text("web-title");
    showBadge(waiting);
  });
  const shelf = known.value ?? [];
  const game = shelf.find(({ name }) => name === chosen.value) ?? shelf[0];
  return (
    <div class="home">
      <a class="skip" href="#shelf">
        {words.text("web-shelf")}
      </a>
      <header class="home-head">
        <div class="home-brand">
          <img src="/icon.svg" alt="" width="52" height="52" />
          <div>
            <h1>{words.text("web-title")}</h1>
            <p>{words.text("web-tagline")}</p>
          </div>
        </div>
        <QuickSettings words={words} />
      </header>
      <main id="shelf" tabIndex={-1}>
        <CodeField words={words} />
        {mine.value.length > 0 && <MyTables tables={mine.value} words={words} />}
        <Shelf games={shelf} chosen={game?.name ?? ""} words={words} onChoose={(name) => (chosen.value = name)} />
        {failed.value && (
          <div class="home-failed" role="alert">
            <p>{words.text(known.value ? "web-needs-line" : "web-failed")}</p>
            <button type="button" class="button" onClick={() => void ask()}>
              {words.text("web-try-again")}
            </button>
          </div>
        )}
        {game && <GamePanel key={game.name} game={game} words={words} />}
        <LetPhonesIn words={words} />
      </main>
      <AboutLink words={words} games={shelf.map((game) => game.name)} />
    </div>
  );
}
