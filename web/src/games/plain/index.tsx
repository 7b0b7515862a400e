/** A board of words alone, for a game whose board is missing: what the view says, as lists. */
import type { Json, JsonObject } from "../../protocol.gen";
import type { BoardProps, GameModule } from "../types";

const LONGEST_PAUSE_MS = 350;
const SECTIONS = ["players", "witches", "charlatans", "seats"]; // lists with one entry for each seat

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject => typeof value === "object" && value !== null && !isList(value);

function said(value: Json): string {
  if (value === null) return "–";
  if (typeof value === "number") return `${Math.round(value * 100) / 100}`;
  if (isList(value)) return value.length === 0 ? "–" : value.map(said).join(", ");
  if (!isObject(value)) return `${value}`;
  const inside = Object.entries(value).map(([name, part]) => `${name} ${said(part)}`);
  return inside.join(", ") || "–";
}

function Facts({ facts }: { facts: JsonObject }) {
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
  const lists = SECTIONS.map((name): Json | undefined => view[name]).filter(isList);
  return (
    <div class="plain-board">
      {lists
        .flat()
        .filter(isObject)
        .map((facts, seat) => (
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
