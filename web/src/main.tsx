/** The page: a shelf or a table, and what stands around both. */
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/controls.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import type { FunctionComponent } from "preact";
import { Home } from "./home/Home";
import { passOpen, rulesOpen, tableOpen } from "./router";
import { applySettings } from "./settings";
import { NewerPage } from "./ui/NewerPage";
import { noticeNewerPage } from "./ui/newerPage";
import { keepPage } from "./ui/serviceWorker";
import { restWhenIdle } from "./ui/idle";
import { wakeOnTouch } from "./ui/sound";
import { Toasts } from "./ui/toast";
import { TakePass } from "./ways/TakePass";
import { keepWordsLoaded, pageWords } from "./words/library";
import type { ReaderWords } from "./words/words";

type TablePage = FunctionComponent<{ id: string }>;
const tablePage = signal<TablePage | null>(null);

/** The table's code comes when the first table is opened: the shelf needs none of it. */
function loadTablePage(): void {
  void import("./table/TablePage").then((loaded) => (tablePage.value = loaded.TablePage));
}

type RulesPage = FunctionComponent<{ game: string; words: ReaderWords }>;
const rulesPage = signal<RulesPage | null>(null);

/** And so does the page of the rules. */
function loadRulesPage(): void {
  void import("./rules/RulesPage").then((loaded) => (rulesPage.value = loaded.RulesPage));
}

function App() {
  const words = pageWords.value;
  const id = tableOpen.value;
  if (id !== null && tablePage.value === null) loadTablePage();
  const game = rulesOpen.value;
  if (game !== null) {
    const Rules = rulesPage.value;
    if (!Rules) loadRulesPage();
    return words && Rules ? <Rules key={game} game={game} words={words} /> : <div class="candle" aria-hidden="true" />;
  }
  if (!words || (id !== null && tablePage.value === null)) return <div class="candle" aria-hidden="true" />;
  const Table = tablePage.value;
  return (
    <>
      {id !== null && Table !== null ? (
        <Table id={id} key={id} />
      ) : passOpen.value !== null ? (
        <TakePass code={passOpen.value} words={words} />
      ) : (
        <Home words={words} />
      )}
      <Toasts />
      <NewerPage words={words} />
    </>
  );
}

applySettings();
keepWordsLoaded();
wakeOnTouch();
restWhenIdle();
keepPage();
noticeNewerPage();
const root = document.getElementById("app");
if (root) render(<App />, root);
