/**
 * The people who share this device at one table. Each has a line of her own to the table, as a person of her own, so the
 * table keeps their secrets apart; the page shows the face of whoever is asked, and a curtain before it changes hands.
 */
import { effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import type { Face } from "../router";
import { Session } from "../table/session";

const MOST = 9; // the server knows no more on one device
const nameOf = (table: string): string => `sabbat.here.${table}`;

function remembered(table: string): number[] {
  try {
    const stored = (localStorage.getItem(nameOf(table)) ?? "").split(",").map((part) => Number.parseInt(part, 10));
    return stored.filter((local) => local >= 2 && local <= MOST);
  } catch {
    return []; // storage may be forbidden: then everybody is here until the page is left
  }
}

function remember(table: string, locals: readonly number[]): void {
  try {
    if (locals.length > 0) localStorage.setItem(nameOf(table), locals.join(","));
    else localStorage.removeItem(nameOf(table));
  } catch {
    // as above
  }
}

export class LocalPeople {
  /** The first is whoever opened the page. */
  readonly sessions: Signal<readonly Session[]>;
  /** Whose face is shown. */
  readonly shown: Signal<Session>;
  /** Who takes the device now: a curtain hangs until she has it. */
  readonly next = signal<Session | null>(null);
  private readonly stops: (() => void)[];

  constructor(
    readonly id: string,
    private readonly face: Face,
  ) {
    const first = new Session(id, face);
    const others = face === "tv" ? [] : remembered(id).map((local) => new Session(id, face, local));
    this.sessions = signal([first, ...others]);
    this.shown = signal(first);
    this.stops = [effect(() => this.look()), effect(() => this.comeAlong())];
  }

  close(): void {
    for (const stop of this.stops) stop();
    for (const session of this.sessions.peek()) session.close();
  }

  /** Somebody more sits down on this device. False: the table said no. */
  async add(name: string): Promise<boolean> {
    const here = this.sessions.peek();
    const taken = here.map((session) => session.local);
    const local = Array.from({ length: MOST - 1 }, (_, at) => at + 2).find((number) => !taken.includes(number));
    if (local === undefined) return false;
    const session = new Session(this.id, this.face, local);
    const sat = await session.ask({ t: "Sit", name });
    if (sat) this.keep([...this.sessions.peek(), session]);
    else session.close();
    return sat;
  }

  /** Somebody leaves this device, and her seat. */
  async remove(session: Session): Promise<void> {
    await session.ask({ t: "Rise" });
    session.close();
    this.keep(this.sessions.peek().filter((other) => other !== session));
  }

  /** She has the device: her face is shown. */
  readonly take = (): void => {
    const next = this.next.peek();
    if (next === null) return;
    this.show(next);
    this.next.value = null;
  };

  private show(session: Session): void {
    this.shown.value = session;
    session.guard.shows(session.question.peek(), false);
  }

  private keep(sessions: readonly Session[]): void {
    this.sessions.value = sessions;
    remember(
      this.id,
      sessions.slice(1).map((session) => session.local),
    );
  }

  /** Whoever holds the device keeps it while she is asked; then it goes to the next around the table who is. */
  private look(): void {
    const [here, now, hanging] = [this.sessions.value, this.shown.value, this.next.value];
    if (hanging !== null && hanging.question.value !== null) return; // a curtain that hangs does not flutter
    this.next.value = null;
    if (now.question.value !== null || now.showing.value || now.sent.value) return;
    // Each has a line of her own, and one may be told a moment before another: both must know who is asked.
    const known = now.waiting.value;
    const asked = here.filter((session) => session.question.value !== null && known.includes(session.seat.value ?? -1));
    if (asked.length === 0 || known.includes(now.seat.value ?? -1)) return;
    const seatAfter = (session: Session): number => {
      const [from, seats] = [now.seat.value ?? 0, now.table.value?.seats.length ?? 1];
      return ((session.seat.value ?? 0) - from - 1 + seats) % seats;
    };
    const next = asked.reduce((best, session) => (seatAfter(session) < seatAfter(best) ? session : best));
    const view = next.view.value;
    if (view !== null && now.module.value?.secrets?.(view) === false) this.show(next);
    else this.next.value = next;
  }

  /** The same people sit at the table of the rematch. */
  private comeAlong(): void {
    const rematch = this.sessions.value[0]?.table.value?.next;
    const locals = this.sessions.value.slice(1).map((session) => session.local);
    if (rematch && locals.length > 0) remember(rematch, locals);
  }
}

export const PeopleHere = createContext<LocalPeople | null>(null);
