/** Tables at which I sit and that are not over, with whose turn it is: back with one click. */
import type { MyTable } from "../net/api";
import { follow } from "../router";
import { join } from "../words/facts";
import type { ReaderWords } from "../words/words";

export function MyTables({ tables, words }: { tables: MyTable[]; words: ReaderWords }) {
  const shown = (name: string): string =>
    words.has(`bot-${name}`) ? `${words.text("web-bot")} (${words.text(`bot-${name}`)})` : name;
  const state = (table: MyTable): string => {
    if (table.my_turn) return words.text("web-my-turn");
    const owing = table.waiting.map((seat) => shown(table.names[seat] ?? "")).filter(Boolean);
    return table.phase === "playing" && owing.length > 0
      ? words.text("web-waiting-for", { names: join(words.texts, owing) })
      : words.text(`web-phase-${table.phase}`);
  };
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{words.text("web-my-tables")}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <a class="my-table" href={`/t/${table.id}`} onClick={follow}>
              <span class="my-table-names">
                <strong>{table.game ? words.text(`game-${table.game}`) : table.id}</strong>
                <span class="soft">{table.names.filter(Boolean).map(shown).join(", ")}</span>
              </span>
              <span class={table.my_turn ? "badge turn" : "badge"}>{state(table)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
