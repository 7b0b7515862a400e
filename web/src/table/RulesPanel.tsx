/** The rules by the ledger, with all cards and books, and a search over everything. */
import { useMemo } from "preact/hooks";
import { ledgerOf, search } from "../words/ledger";
import type { Entry } from "../words/ledger";
import { wordsOfGame } from "../words/library";
import type { ReaderWords } from "../words/words";
import { Readings } from "../rules/Readings";
import { rulesQuery } from "./panels";
import type { Session } from "./session";

export function RulesPanel({ session, words }: { session: Session; words: ReaderWords }) {
  const game = session.table.value?.game;
  const entries = useMemo(() => ledgerOf(words.texts), [words.texts]);
  const query = rulesQuery.value;
  const found = useMemo(() => search(entries, query), [entries, query]);
  return (
    <div class="rules">
      <input
        class="field"
        type="search"
        placeholder={words.text("web-search-rules")}
        aria-label={words.text("web-search-rules")}
        value={query}
        onInput={(event) => (rulesQuery.value = event.currentTarget.value)}
      />
      <div class="rules-found" tabIndex={0} role="region" aria-label={words.text("web-rules")}>
        {!query && game && (
          <Readings
            game={game}
            words={words}
            rule={session.question.value?.rule ?? ""}
            onRule={(id) => (rulesQuery.value = id)}
          />
        )}
        {found.length === 0 && <p class="soft">{words.text("web-nothing-found")}</p>}
        {found.map((entry, at) => (
          <RuleEntry key={entry.id} entry={entry} heading={entry.section !== found[at - 1]?.section} />
        ))}
        {!query && <p class="soft rules-credits">{words.attribute(`game-${wordsOfGame.value}`, "credits")}</p>}
      </div>
    </div>
  );
}

function RuleEntry({ entry, heading }: { entry: Entry; heading: boolean }) {
  return (
    <>
      {heading && <h3 class="rules-section">{entry.section}</h3>}
      <article class="rule">
        <h4>
          {entry.title}
          {entry.kind === "rule" && <span class="rule-id">{entry.id}</span>}
        </h4>
        <p>{entry.text}</p>
      </article>
    </>
  );
}
