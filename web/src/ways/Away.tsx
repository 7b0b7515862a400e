/** Somebody who is waited for is away: the bar says so, and offers the stand-in right there. */
import "./ways.css";
import type { TableView } from "../protocol.gen";
import { awaitedAndAway } from "../table/awaited";
import type { Session } from "../table/session";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
}

const STAND_IN = "sensible";

export function Away({ session, table, words }: Props) {
  const away = awaitedAndAway(session.waiting.value, table);
  if (away.length === 0) return null;
  const bot = table.bots.includes(STAND_IN) ? STAND_IN : (table.bots[0] ?? STAND_IN);
  return (
    <ul class="away-bar">
      {away.map((at) => (
        <li key={at}>
          <span role="status">
            <Icon name="away" /> {words.text("web-is-away", { name: session.names.value[at] ?? "" })}
          </span>
          {session.isHost.value ? (
            <button
              type="button"
              class="button small"
              onClick={() => void session.ask({ t: "SetSeat", seat: at, bot })}
            >
              {words.text("web-let-bot-stand-in")}
            </button>
          ) : (
            <span class="soft">{words.text("web-host-may-stand-in")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
