/** One seat, looked at: who it is, and what may be done about it. The table decides; here are only the wishes. */
import { NameField } from "../ui/NameField";
import { playerName } from "../settings";
import { Dialog } from "../ui/Dialog";
import type { Request } from "../net/requests";
import type { ReaderWords } from "../words/words";
import { levelOf, stateOf } from "./people";
import type { Session } from "./session";

interface Props {
  at: number;
  session: Session;
  words: ReaderWords;
  onClose(): void;
}

export function SeatDialog({ at, session, words, onClose }: Props) {
  const table = session.table.value;
  const seat = table?.seats[at];
  if (!table || !seat) return null;
  const host = session.isHost.value;
  const gathering = table.phase === "gathering";
  const ask = (request: Request): void => {
    void session.ask(request);
    onClose();
  };
  const mayPutBot =
    host &&
    at !== session.seat.value &&
    table.phase !== "over" &&
    (gathering || (seat.name !== null && seat.bot === null && !seat.here) || seat.name === null);
  const mayTake = session.seat.value === null && table.phase !== "over" && seat.name === null;
  return (
    <Dialog
      title={session.names.value[at] || words.text("seat-name", { n: at + 1 })}
      closeLabel={words.text("web-close")}
      onClose={onClose}
    >
      <div class="seat-dialog">
        <p class="soft">
          {words.text(`web-state-${stateOf(seat, session.waiting.value.includes(at)).name}`)}
          {seat.bot !== null && ` · ${words.text("web-bot-of-level", { level: levelOf(seat.bot, words) })}`}
        </p>
        {mayTake && (
          <form
            class="join-bar"
            onSubmit={(event) => {
              event.preventDefault();
              const name = playerName.value.trim();
              ask(table.ask_host && !host ? { t: "Knock", name, seat: at } : { t: "Sit", name, seat: at });
            }}
          >
            <NameField words={words} />
            <button type="submit" class="button primary">
              {words.text(table.ask_host && !host ? "web-knock" : gathering ? "web-sit-here" : "web-take-seat")}
            </button>
          </form>
        )}
        {mayPutBot && (
          <fieldset class="bot-levels">
            <legend>{words.text(gathering ? "web-put-bot" : "web-bot-takes-over")}</legend>
            {table.bots.map((bot) => (
              <button
                type="button"
                class="button"
                key={bot}
                aria-pressed={seat.bot === bot}
                onClick={() => ask({ t: "SetSeat", seat: at, bot })}
              >
                {levelOf(bot, words)}
              </button>
            ))}
          </fieldset>
        )}
        {host && !gathering && seat.name !== null && seat.bot !== null && (
          <button type="button" class="button" onClick={() => ask({ t: "SetSeat", seat: at, bot: null })}>
            {words.text("web-person-returns")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
