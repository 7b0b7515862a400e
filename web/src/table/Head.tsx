/** The head of a table: the way home, the game, the line, quick switches, and the panels where they are put away. */
import { follow } from "../router";
import { sidePanel } from "../settings";
import { Icon } from "../ui/icons";
import { QuickSettings } from "../ui/Settings";
import type { ReaderWords } from "../words/words";
import type { Session } from "./session";

interface Props {
  session: Session;
  words: ReaderWords;
}

export function Head({ session, words }: Props) {
  const game = session.table.value?.game ?? "";
  return (
    <header class="table-head">
      <a class="icon-button" href="/" aria-label={words.text("web-home")} onClick={follow}>
        <Icon name="back" />
      </a>
      <h1>{words.text(`game-${game}`)}</h1>
      <Connection session={session} words={words} />
      <QuickSettings words={words} />
      <button
        type="button"
        class="icon-button side-switch"
        aria-label={words.text("web-panels")}
        aria-expanded={sidePanel.value === "open"}
        onClick={() => (sidePanel.value = sidePanel.value === "open" ? "closed" : "open")}
      >
        <Icon name="log" />
      </button>
    </header>
  );
}

/** A lost line is seen at once, and so is that nothing is lost with it. */
function Connection({ session, words }: { session: Session; words: ReaderWords }) {
  const lost = session.line.value === "reconnecting";
  return (
    <div class="connection" role="status">
      {lost && (
        <span class="connection-lost" title={words.text("web-reconnecting-about")}>
          {words.text("web-reconnecting")}
        </span>
      )}
    </div>
  );
}
