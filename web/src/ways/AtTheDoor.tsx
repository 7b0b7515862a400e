/** For the host: who is at the door. One press lets them in. */
import "./ways.css";
import type { KnockView, TableView } from "../protocol.gen";
import type { Session } from "../table/session";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
}

/** For the host's own seat all who are there must agree: I have, and others have not yet. */
const saidYes = (knock: KnockView, session: Session): boolean =>
  (knock.missing ?? []).length > 0 && !knock.missing?.includes(session.seat.value ?? -1);
const missing = (knock: KnockView, session: Session): string =>
  (knock.missing ?? []).map((seat) => session.names.value[seat] ?? "").join(", ");

export function AtTheDoor({ session, table, words }: Props) {
  const knocks = table.knocks ?? [];
  if (!session.isHost.value || knocks.length === 0) return null;
  return (
    <ul class="at-the-door" aria-label={words.text("web-at-the-door")}>
      {knocks.map((knock) => {
        const seat = knock.seat === null ? null : (table.seats[knock.seat]?.name ?? null);
        const line =
          seat === null
            ? words.text("web-knock-new", { name: knock.name })
            : words.text("web-knock-back", { name: knock.name, seat });
        return (
          <li key={knock.id}>
            <p role="status">
              <Icon name="door" />{" "}
              <span>
                {line} {saidYes(knock, session) && words.text("web-knock-missing", { names: missing(knock, session) })}
              </span>
            </p>
            <span class="at-the-door-answers">
              <button
                type="button"
                class="button primary small"
                onClick={() => void session.ask({ t: "Admit", knock: knock.id, yes: true })}
              >
                {words.text("web-let-in")}
              </button>
              <button
                type="button"
                class="button small"
                onClick={() => void session.ask({ t: "Admit", knock: knock.id, yes: false })}
              >
                {words.text("web-send-away")}
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who may sit: the host decides, at any time. */
export function DoorChoice({ session, table, words }: Props) {
  return (
    <label class="door-choice">
      <span>{words.text("web-door")}</span>
      <select
        class="field"
        disabled={!session.isHost.value}
        value={table.ask_host ? "ask" : "link"}
        onChange={(event) => void session.ask({ t: "SetDoor", ask: event.currentTarget.value === "ask" })}
      >
        <option value="link">{words.text("web-door-link")}</option>
        <option value="ask">{words.text("web-door-ask")}</option>
      </select>
    </label>
  );
}
