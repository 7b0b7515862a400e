/** The seats before the match: sit down, stand up, put bots. */
import { playerName } from "../settings";
import type { SeatView, TableView } from "../protocol.gen";
import { DoorChoice } from "../ways/AtTheDoor";
import type { ReaderWords } from "../words/words";
import { Avatar, Crown } from "../layout/Avatar";
import { levelOf } from "./people";
import { changed } from "./Options";
import type { Session } from "./session";

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
}

export function LobbySeats({ session, table, words }: Props) {
  const host = session.isHost.value;
  const count = table.seats.length;
  const resize = (seats: number): void => void session.ask(changed(table, { seats }));
  return (
    <section class="lobby-card lobby-seats">
      <div class="lobby-seats-head">
        <h2>{words.text("web-seats")}</h2>
        {host && (
          <div class="stepper" role="group" aria-label={words.text("web-number-of-seats")}>
            <button
              type="button"
              class="icon-button"
              aria-label={words.text("web-fewer")}
              disabled={count <= table.fewest_seats}
              onClick={() => resize(count - 1)}
            >
              −
            </button>
            <output>{count}</output>
            <button
              type="button"
              class="icon-button"
              aria-label={words.text("web-more")}
              disabled={count >= table.most_seats}
              onClick={() => resize(count + 1)}
            >
              +
            </button>
          </div>
        )}
      </div>
      <DoorChoice session={session} table={table} words={words} />
      <ul>
        {table.seats.map((seat, at) => (
          <li key={at} class={`lobby-seat seat-${at}${seat.name === null && seat.bot === null ? " free" : ""}`}>
            <Avatar name={session.names.value[at] || `${at + 1}`} bot={seat.bot !== null} />
            <span class="seat-text">
              <span class="seat-name">
                {session.names.value[at] || words.text("web-free")}
                {at === session.seat.value && <span class="seat-you">{words.text("web-you")}</span>}
                {at === table.host && <Crown label={words.text("web-host")} />}
              </span>
              <span class="soft">{about(seat, at, words)}</span>
            </span>
            <SeatActions seat={seat} at={at} session={session} table={table} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function about(seat: SeatView, at: number, words: ReaderWords): string {
  if (seat.bot !== null) return words.text("web-bot-of-level", { level: levelOf(seat.bot, words) });
  if (seat.name !== null && !seat.here) return words.text("web-state-away");
  return words.text("web-seat", { n: at + 1 });
}

function SeatActions({ seat, at, session, table, words }: Props & { seat: SeatView; at: number }) {
  const mine = at === session.seat.value;
  const host = session.isHost.value;
  if (mine) {
    return (
      <button type="button" class="button small" onClick={() => void session.ask({ t: "Rise" })}>
        {words.text("web-rise")}
      </button>
    );
  }
  const taken = seat.name !== null;
  return (
    <span class="seat-actions">
      {!taken && playerName.value.trim() && (host || !table.ask_host || session.seat.value !== null) && (
        <button
          type="button"
          class="button small"
          onClick={() => void session.ask({ t: "Sit", name: playerName.value.trim(), seat: at })}
        >
          {words.text("web-sit-here")}
        </button>
      )}
      {host && (
        <select
          class="field"
          aria-label={`${words.text("web-put-bot")} (${words.text("web-seat", { n: at + 1 })})`}
          value={seat.bot ?? (taken ? "person" : "")}
          onChange={(event) => {
            const bot = event.currentTarget.value;
            if (bot !== "person") void session.ask({ t: "SetSeat", seat: at, bot: bot || null });
          }}
        >
          {taken && <option value="person">{seat.name}</option>}
          <option value="">{words.text("web-free")}</option>
          {table.bots.map((bot) => (
            <option key={bot} value={bot}>{`${words.text("web-bot")} · ${levelOf(bot, words)}`}</option>
          ))}
        </select>
      )}
    </span>
  );
}
