/** All that can be looked up about a game: its rules by chapter, then its cards, books and other pieces with a text. */
import type { Texts } from "./texts";

export interface Entry {
  /** `CHA-16`, or the message id of a piece. */
  id: string;
  kind: "rule" | "piece";
  section: string;
  title: string;
  text: string;
}

export function ledgerOf(texts: Texts): Entry[] {
  const rules: Entry[] = [];
  const pieces: Entry[] = [];
  let chapter = "";
  for (const id of texts.ids) {
    const dash = id.indexOf("-");
    const [prefix, name] = [id.slice(0, dash), id.slice(dash + 1)];
    if (prefix === "chapter") chapter = texts.write(id);
    else if (prefix === "rule") {
      rules.push({ id: name, kind: "rule", section: chapter, title: texts.write(id, "title"), text: texts.write(id) });
    } else if (texts.has(id, "text")) {
      const heading = texts.has(`web-pieces-${prefix}`) ? `web-pieces-${prefix}` : "web-pieces-other";
      pieces.push({
        id,
        kind: "piece",
        section: texts.write(heading),
        title: texts.write(id),
        text: texts.write(id, "text"),
      });
    }
  }
  return [...rules, ...pieces];
}

/** Letters without accents or case, so that `ecume` finds `Écume`. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’]/g, "'")
    .toLowerCase();

/** The entries in which every word of the query occurs; those with it in the id or title come first. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...entries];
  const found = entries.flatMap((entry) => {
    const head = folded(`${entry.kind === "rule" ? entry.id : ""} ${entry.title}`);
    const all = `${head} ${folded(entry.text)} ${folded(entry.section)}`;
    if (!wanted.every((word) => all.includes(word))) return [];
    const exact = folded(entry.id) === wanted.join(" ");
    return [{ entry, rank: exact ? 0 : wanted.every((word) => head.includes(word)) ? 1 : 2 }];
  });
  return found.sort((a, b) => a.rank - b.rank).map((ranked) => ranked.entry); // a stable sort keeps the ledger's order
}
