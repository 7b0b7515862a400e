/** Everybody around the table, and what each is doing: to answer, thinking, away, a bot standing in. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SeatView } from "../protocol.gen";
import { Icon } from "../ui/icons";
import type { IconName } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import { LineSign } from "./LineSign";
import { SeatDialog } from "./SeatDialog";
import type { Session } from "./session";

interface Props {
  session: Session;
  words: ReaderWords;
}

export interface SeatState {
  /** The end of a message id, `web-state-…`, and of a class. */
  name: "free" | "away" | "stand-in" | "thinking" | "asked" | "done";
  icon: IconName;
}

export function stateOf(seat: SeatView, asked: boolean): SeatState {
  if (seat.name === null && seat.bot === null) return { name: "free", icon: "eye" };
  if (seat.name !== null && seat.bot !== null) return { name: "stand-in", icon: "bot" };
  if (seat.bot !== null && asked) return { name: "thinking", icon: "hourglass" };
  if (seat.name !== null && !seat.here) return { name: "away", icon: "away" };
  return asked ? { name: "asked", icon: "hourglass" } : { name: "done", icon: "check" };
}

export const levelOf = (bot: string, words: ReaderWords): string =>
  words.has(`bot-${bot}`) ? words.text(`bot-${bot}`) : bot;

export function SeatStrip({ session, words }: Props) {
  const opened = useSignal<number | null>(null);
  const table = session.table.value;
  if (!table) return null;
  return (
    <nav class="seats" aria-label={words.text("web-seats")}>
      <ul>
        {table.seats.map((seat, at) => {
          const asked = table.phase === "playing" && session.waiting.value.includes(at);
          const state = stateOf(seat, asked);
          const mine = at === session.seat.value;
          const name = session.names.value[at] || words.text("seat-name", { n: at + 1 });
          return (
            <li key={at}>
              <button
                type="button"
                class={`seat is-${state.name}${asked ? " owes" : ""}${mine ? " mine" : ""} seat-${at}`}
                onClick={() => (opened.value = at)}
              >
                <Avatar name={name} bot={seat.bot !== null} />
                <span class="seat-text">
                  <span class="seat-name">
                    <span class="seat-called">{name}</span>
                    {mine && <span class="seat-you">{words.text("web-you")}</span>}
                    {at === table.host && <Crown words={words} />}
                    <LineSign line={seat.line} words={words} />
                  </span>
                  <span class="seat-state">
                    <Icon name={state.icon} />
                    <span>
                      {seat.bot !== null && state.name === "done"
                        ? levelOf(seat.bot, words)
                        : words.text(`web-state-${state.name}`)}
                    </span>
                    {asked && seat.deadline !== null && (
                      <Countdown deadline={seat.deadline} session={session} words={words} />
                    )}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {opened.value !== null && (
        <SeatDialog at={opened.value} session={session} words={words} onClose={() => (opened.value = null)} />
      )}
    </nav>
  );
}

export function Avatar({ name, bot }: { name: string; bot: boolean }) {
  return (
    <span class="avatar" aria-hidden="true">
      {bot ? <Icon name="bot" /> : (Array.from(name)[0] ?? "?").toUpperCase()}
    </span>
  );
}

export function Crown({ words }: { words: ReaderWords }) {
  return (
    <span class="crown" title={words.text("web-host")}>
      <Icon name="crown" />
      <span class="unseen">{words.text("web-host")}</span>
    </span>
  );
}

/** The seconds left on a seat's clock, by the server's time. */
function Countdown({ deadline, session, words }: { deadline: number; session: Session; words: ReaderWords }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(ticking);
  }, []);
  const left = Math.max(0, Math.ceil((deadline - now.value - session.clockAhead.value) / 1000));
  return <span class={left <= 10 ? "countdown soon" : "countdown"}>{words.text("web-seconds-left", { n: left })}</span>;
}
