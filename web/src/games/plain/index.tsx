/** A board of words alone, for a game whose board is missing: what the view says, as lists. */
import type { BoardProps, GameModule, Json } from "../types";

const LONGEST_PAUSE_MS = 350;
const SECTIONS = ["players", "witches", "charlatans", "seats"]; // lists with one entry for each seat

function said(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return String(Math.round(value * 100) / 100);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(said).join(", ");
  if (typeof value === "object") {
    return (
      Object.entries(value as Json)
        .map(([name, inside]) => `${name} ${said(inside)}`)
        .join(", ") || "–"
    );
  }
  return String(value);
}

function Facts({ facts }: { facts: Json }) {
  return (
    <dl class="plain-facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name.replaceAll("_", " ")}</dt>
          <dd>{said(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Board({ view, names }: BoardProps) {
  const table = Object.fromEntries(Object.entries(view).filter(([name]) => !SECTIONS.includes(name)));
  const seats = SECTIONS.flatMap((name) => (Array.isArray(view[name]) ? (view[name] as Json[]) : []));
  return (
    <div class="plain-board">
      {seats.map((facts, seat) => (
        <section key={seat}>
          <h2>{names[seat]}</h2>
          <Facts facts={facts} />
        </section>
      ))}
      <section>
        <Facts facts={table} />
      </section>
    </div>
  );
}

/** Time to read: a line of the log has just appeared. */
const animate: GameModule["animate"] = (_, stage) =>
  new Promise((done) => setTimeout(done, stage.fast || stage.reduced ? 0 : LONGEST_PAUSE_MS));

const PLAIN: GameModule = { name: "plain", Board, animate, answersOnBoard: () => false };
export default PLAIN;
