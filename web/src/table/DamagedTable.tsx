/** A table that is kept and cannot be resumed: it says so, shows what happened there, and gives its people the record. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keptTable, recordOf } from "../net/api";
import type { KeptTable } from "../net/api";
import { follow } from "../router";
import { openGame, pageTexts, wordsOfGame } from "../words/library";
import { ReaderWords } from "../words/words";
import { written } from "./LogPanel";
import type { LogEntry } from "./logEntries";

export function DamagedTable({ id, words }: { id: string; words: ReaderWords }) {
  const kept = useSignal<KeptTable | null>(null);
  useEffect(() => {
    void keptTable(id).then(
      (found) => {
        kept.value = found;
        if (found.game) openGame.value = found.game;
      },
      () => undefined, // it is back, or gone for good: the notice stands
    );
  }, [id]);
  const table = kept.value;
  return (
    <main class="no-table damaged-table">
      <h1>{words.text("web-damaged-table")}</h1>
      <p>{words.text("web-damaged-table-about")}</p>
      {table?.mine && (
        <a class="button" href={recordOf(id)} download>
          {words.text("web-damaged-table-record")}
        </a>
      )}
      <a class="button primary" href="/" onClick={follow}>
        {words.text("web-home")}
      </a>
      {table && table.log.length > 0 && <KeptLog table={table} />}
    </main>
  );
}

/** What happened there, as far as it was kept. */
function KeptLog({ table }: { table: KeptTable }) {
  const texts = pageTexts.value;
  if (!texts || wordsOfGame.value !== table.game) return null;
  const words = new ReaderWords(texts, table.names, null);
  const entries: LogEntry[] = table.log.flatMap(({ seq, events }) =>
    events.map((event, at) => ({ key: `${seq}.${at}`, seq, event })),
  );
  return (
    <ol class="log-lines" tabIndex={0} aria-label={words.text("web-log")}>
      {entries.map((entry) => (
        <li key={entry.key} class="log-entry of-table">
          {written(entry, words)}
        </li>
      ))}
    </ol>
  );
}
