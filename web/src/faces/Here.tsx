/** In the lobby: several people on one device, one after another. */
import "./curtain.css";
import { LONGEST_NAME } from "../settings";
import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import type { TableView } from "../protocol.gen";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import { PeopleHere } from "./localPeople";

export function Here({ table, words }: { table: TableView; words: ReaderWords }) {
  const people = useContext(PeopleHere);
  const name = useSignal("");
  if (!people) return null;
  if (table.by_clock) return <p class="soft here">{words.text("web-pass-not-here")}</p>;
  const here = people.sessions.value.filter((session) => session.seat.value !== null);
  const full = table.seats.every((seat) => seat.name !== null);
  return (
    <section class="here" aria-label={words.text("web-pass")}>
      <h3>{words.text("web-pass")}</h3>
      <p class="soft">{words.text("web-pass-explained")}</p>
      {here.length > 1 && (
        <ul class="here-list">
          {here.map((session) => {
            const seat = session.seat.value ?? 0;
            const called = session.names.value[seat] ?? "";
            return (
              <li key={session.local} class={`seat-${seat}`}>
                {called}
                {session.local > 1 && (
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={words.text("web-pass-remove", { name: called })}
                    onClick={() => void people.remove(session)}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {here.length > 0 && !full && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void people.add(name.value.trim()).then((sat) => sat && (name.value = ""));
          }}
        >
          <input
            class="field"
            required
            maxLength={LONGEST_NAME}
            aria-label={words.text("web-pass-name")}
            placeholder={words.text("web-pass-name")}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
          <button type="submit" class="button">
            <Icon name="friends" /> {words.text("web-pass-add")}
          </button>
        </form>
      )}
    </section>
  );
}
