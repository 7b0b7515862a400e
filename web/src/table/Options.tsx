/** What the table agrees on: for the host before the start to choose, for all others to read. */
import type { SetTable, TableView } from "../protocol.gen";
import { Choice } from "../ui/Choice";
import type { ReaderWords } from "../words/words";
import type { Session } from "./session";

type Value = number | string | boolean;
const CLOCKS = [null, 30, 60, 120];
const STAND_INS = [null, 30, 120];
const UNDOS: TableView["undo"][] = ["safe", "consent", "none"];

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
  editable: boolean;
}

/** What is agreed on now, as a request that changes one thing of it. Options that are not named stay as they are. */
export function changed(table: TableView, change: Partial<SetTable>): Omit<SetTable, "n"> {
  const { stand_in_after, clock, hide_odds, undo } = table;
  return { t: "SetTable", seats: table.seats.length, options: {}, stand_in_after, clock, hide_odds, undo, ...change };
}

export function Options({ session, table, words, editable }: Props) {
  const set = (change: Partial<SetTable>): void => void session.ask(changed(table, change));
  const setOption = (name: string, value: Value): void => {
    const option = table.options.find((candidate) => candidate.name === name);
    if (option?.values.includes(value)) set({ options: { [name]: value } }); // a card file is there already, or it is not
  };
  const seconds = (id: string, n: number | null): string =>
    n === null ? words.attribute(id, "is-none") : words.attribute(id, "is-seconds", { n });
  return (
    <div class="options">
      {table.options.map((option) => (
        <Option
          key={option.name}
          id={`option-${option.name}`}
          values={option.values}
          chosen={option.chosen}
          nameOf={(value) => words.attribute(`option-${option.name}`, `is-${value}`.toLowerCase())}
          words={words}
          editable={editable}
          onChoose={(value) => setOption(option.name, value)}
        />
      ))}
      <Option
        id="web-hide-odds"
        values={[false, true]}
        chosen={table.hide_odds}
        nameOf={(value) => words.attribute("web-hide-odds", `is-${value}`)}
        words={words}
        editable={editable}
        onChoose={(value) => set({ hide_odds: value })}
      />
      <Option
        id="web-undo"
        values={UNDOS}
        chosen={table.undo}
        nameOf={(value) => words.attribute("web-undo", `is-${value}`)}
        words={words}
        editable={editable}
        onChoose={(value) => set({ undo: value })}
      />
      <Option
        id="web-clock"
        values={CLOCKS.map((value) => value ?? 0)}
        chosen={table.clock ?? 0}
        nameOf={(value) => seconds("web-clock", value || null)}
        words={words}
        editable={editable}
        onChoose={(value) => set({ clock: value || null })}
      />
      <Option
        id="web-stand-in"
        values={STAND_INS.map((value) => value ?? 0)}
        chosen={table.stand_in_after ?? 0}
        nameOf={(value) => seconds("web-stand-in", value || null)}
        words={words}
        editable={editable}
        onChoose={(value) => set({ stand_in_after: value || null })}
      />
    </div>
  );
}

interface OptionProps<V extends Value> {
  id: string;
  values: V[];
  chosen: V;
  nameOf(value: V): string;
  words: ReaderWords;
  editable: boolean;
  onChoose(value: V): void;
}

/** A pair is a switch; more than a few values are a list. Whoever may not change it reads what was chosen. */
function Option<V extends Value>({ id, values, chosen, nameOf, words, editable, onChoose }: OptionProps<V>) {
  const about = <p class="soft option-about">{words.attribute(id, "about")}</p>;
  if (!editable) {
    return (
      <div class="option read">
        <span>{words.text(id)}</span> <strong>{nameOf(chosen)}</strong>
      </div>
    );
  }
  if (values.length <= 3) {
    const known = values.includes(chosen) ? values : [...values, chosen];
    return (
      <div class="option">
        <Choice
          label={words.text(id)}
          values={known.map((value) => ({ value, label: nameOf(value) }))}
          chosen={chosen}
          onChoose={onChoose}
        />
        {about}
      </div>
    );
  }
  return (
    <div class="option">
      <label>
        <span class="option-name">{words.text(id)}</span>
        <select
          class="field"
          value={`${chosen}`}
          onChange={(event) => {
            const value = values.find((candidate) => `${candidate}` === event.currentTarget.value);
            if (value !== undefined) onChoose(value);
          }}
        >
          {values.map((value) => (
            <option key={`${value}`} value={`${value}`}>
              {nameOf(value)}
            </option>
          ))}
        </select>
      </label>
      {about}
    </div>
  );
}
