/** Before the match: the link, the seats, what is agreed on, and one button that starts it all. */
import { useEffect } from "preact/hooks";
import { Here } from "../faces/Here";
import { OtherScreens } from "../faces/OtherScreens";
import { justCreated } from "../router";
import { levelAmong, playerName } from "../settings";
import type { TableView } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { JoinBar } from "../ways/JoinBar";
import type { ReaderWords } from "../words/words";
import { LobbySeats } from "./LobbySeats";
import { Options } from "./Options";
import type { Session } from "./session";
import { TableLink } from "./TableLink";

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
}

export function Lobby({ session, table, words }: Props) {
  const seated = session.seat.value !== null;
  const host = session.isHost.value;
  useEffect(() => {
    // Whoever made the table sits down at it without being asked.
    if (!seated && justCreated(table.id) && playerName.value) void session.ask({ t: "Sit", name: playerName.value });
  }, []);
  return (
    <div class={seated || host ? "lobby" : "lobby guest"}>
      <section class="lobby-card invite">
        <h2>{words.text("web-gathering")}</h2>
        <p class="soft">{words.text("web-gathering-about")}</p>
        <TableLink table={table} words={words} />
        <OtherScreens session={session} words={words} />
        <Here table={table} words={words} />
      </section>
      <LobbySeats session={session} table={table} words={words} />
      <section class="lobby-card lobby-options">
        <h2>{words.text("web-options")}</h2>
        {!host && <p class="soft">{words.text("web-only-host")}</p>}
        <Options session={session} table={table} words={words} editable={host} />
      </section>
    </div>
  );
}

/** Stands where the question bar stands in a match: the next thing to do is always in the same place. */
export function LobbyBar({ session, table, words }: Props) {
  const free = table.seats.filter((seat) => seat.name === null && seat.bot === null).length;
  if (session.seat.value === null && !session.isHost.value)
    return <SitBar session={session} table={table} words={words} />;
  if (!session.isHost.value) {
    return (
      <section class="question waiting" aria-label={words.text("word-question")}>
        <p class="question-line" role="status">
          <Icon name="hourglass" /> {words.text("web-waiting-for-host")}
        </p>
      </section>
    );
  }
  const bot = levelAmong(table.bots, table.usual_bot);
  return (
    <section class="question asked lobby-bar" aria-label={words.text("word-question")}>
      {session.seat.value === null && <SitBar session={session} table={table} words={words} />}
      <button type="button" class="button primary big" onClick={() => void session.ask({ t: "Start", bot })}>
        <Icon name="play" />
        {free > 0 ? words.text("web-start-with-bots", { bots: free }) : words.text("web-start")}
      </button>
    </section>
  );
}

function SitBar({ session, table, words }: Props) {
  return (
    <section class="question asked sit-bar" aria-label={words.text("word-question")}>
      <JoinBar session={session} table={table} words={words} />
    </section>
  );
}
