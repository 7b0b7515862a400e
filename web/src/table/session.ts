/** One table as this browser knows it: the messages become signals, and the page is drawn from them. */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { loadGame } from "../games";
import type { GameModule } from "../games/types";
import { Connection } from "../net/connection";
import { LONG_SILENCE_MS, SHORT_SILENCE_MS } from "../net/silence";
import { Syncing } from "../net/syncing";
import { TableClock } from "../net/tableClock";
import { Refusal, quietly } from "../net/requests";
import type { Request } from "../net/requests";
import type { ChatLine, Down, JsonObject, RefusalView, TableView, Tagged, UndoView, Welcome } from "../protocol.gen";
import type { Face } from "../router";
import { wake } from "../ui/idle";
import { play } from "../ui/sound";
import { toast } from "../ui/toast";
import { openGame, pageTexts } from "../words/library";
import { ReaderWords } from "../words/words";
import { entriesOf } from "./logEntries";
import { namesOf } from "./names";
import { Pointer, pointedAt } from "./pointing";
import { phrasesIn } from "./phrases";
import { Telling } from "./telling";
import { pressedAt, tableAddress } from "./wire";

export class Session {
  readonly table = signal<TableView | null>(null);
  readonly seat = signal<number | null>(null);
  readonly isHost = signal(false);
  /** The last message before my last answer: what came since is gone over again (`Recap`). */
  readonly answeredAfter = signal(0);
  /** What of mine can be taken back. */
  readonly undo = signal<UndoView | null>(null);
  readonly chat = signal<ChatLine[]>([]);
  readonly module = signal<GameModule | null>(null);
  /** The server's clock less ours, in milliseconds. */
  readonly clockAhead = signal(0);
  /** The table's fair clock; only measured where moments count. */
  readonly clock = new TableClock();
  private readonly syncing = new Syncing(this.clock, (sync) => this.connection.sendNow(sync));
  /** Moments count: a press is taken at any time, and stamped. */
  private readonly live = computed(() => this.table.value?.by_clock ?? false);
  /** What others point at, by seat, until something happens. */
  readonly pointing = signal<Readonly<Record<number, JsonObject>>>({});
  // Nobody presses anything to point: where the table takes none just now, there is nothing to say about it.
  private readonly pointer = new Pointer((what) => void quietly(this.connection.request({ t: "Point", what })));
  readonly point = (what: JsonObject | null): void => this.pointer.point(what);
  readonly phrases = computed(() => phrasesIn(this.chat.value));
  readonly say = (kind: string, subject: string): void => void this.ask({ t: "Phrase", kind, subject });
  private lastNames: string[] = [];
  /** Names by seat; the same array as long as nothing has changed, so that lines need not be written anew. */
  readonly names = computed(() => {
    const names = this.table.value
      ? namesOf(this.table.value.named_after || this.table.value.id, this.table.value.seats)
      : [];
    if (names.length !== this.lastNames.length || names.some((name, at) => name !== this.lastNames[at]))
      this.lastNames = names;
    return this.lastNames;
  });
  readonly words = computed(() => {
    const texts = pageTexts.value;
    return texts && new ReaderWords(texts, this.names.value, this.seat.value);
  });
  private readonly sending = signal(0);
  /** The question whose answer the table has taken: the next message will bring another, or none. */
  private readonly answered = signal<number | null>(null);
  /** An answer is on its way. */
  readonly sent: ReadonlySignal<boolean> = computed(
    () => this.sending.value > 0 || this.question.value?.number === this.answered.value,
  );
  /** What the table has told, as it is seen. */
  readonly telling = new Telling(this);
  readonly view = this.telling.view;
  readonly question = this.telling.question;
  readonly waiting = this.telling.waiting;
  readonly log = this.telling.book.entries;
  readonly heard = this.telling.book.heard;
  readonly guard = this.telling.guard;
  readonly showing = this.telling.showing;
  /** I am asked, and have not answered; while the line is lost nobody knows. */
  readonly isMyTurn = computed(
    () => this.question.value !== null && !this.sent.value && this.connection.state.value === "open",
  );
  /**
   * No input: an answer is on its way, or what is being shown leads to another question. While others act and my
   * question stays the same, I may answer it: everybody at once is the normal case. Where moments count, only an
   * answer on its way is a reason: the table knows by the stamp what a press was meant for.
   */
  readonly busy = computed(() => {
    const overtaken = this.telling.newest.value !== (this.question.value?.number ?? null);
    return this.sent.value || (!this.live.value && this.showing.value && overtaken);
  });
  private readonly connection: Connection;
  readonly line;
  /** The last message that was heard. */
  private seq: number | null = null;
  /** After a reconnect the first Welcome brings only what was missed since then; any other brings the whole log. */
  private missedOnly = false;
  /** `local`: which of the people on this device it is, from the second on. */
  constructor(
    readonly id: string,
    private readonly face: Face = "whole",
    readonly local: number = 1,
  ) {
    this.connection = new Connection({
      url: () => {
        this.missedOnly = this.telling.settled !== null;
        return tableAddress(this.id, this.telling.settled, this.face, this.local);
      },
      hear: (message) => this.hear(message),
      longestSilence: () => (this.live.value ? SHORT_SILENCE_MS : LONG_SILENCE_MS),
    });
    this.line = this.connection.state;
  }

  close(): void {
    this.syncing.stop();
    this.guard.open();
    this.connection.close();
  }

  /** Sends a request; a refusal is shown to the reader. True if it was carried out. */
  async ask(request: Request): Promise<boolean> {
    try {
      await this.connection.request(request);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const why = this.words.value?.refusal(error.why, error.facts) ?? error.why;
      toast(error.rule ? `${why} (${error.rule})` : why);
      return false;
    }
  }

  /** Answers the question that is being asked now. Meanwhile no other answer is taken. */
  readonly act = (action: Tagged): void => {
    const question = this.question.value;
    if (question === null || this.busy.value || this.guard.isOn.value) return;
    this.answeredAfter.value = this.seq ?? 0;
    this.telling.answers();
    this.sending.value += 1;
    void this.ask({ t: "Act", question: question.number, action, ...this.stamp(question.number) })
      .then((done) => {
        if (done) this.answered.value = question.number;
      })
      .finally(() => (this.sending.value -= 1));
  };

  /** Whether this would be a legal answer now: null, or why not. */
  readonly whyNot = async (action: Tagged): Promise<RefusalView | null> => {
    const question = this.question.value?.number ?? null;
    try {
      await this.connection.request({ t: "WhyNot", action, question });
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { rule: error.rule, why: error.why, facts: error.facts };
    }
  };

  /** When the key or finger went down, and when the question was shown. */
  private stamp(question: number): { pressed: number; shown: number | null } | Record<never, never> {
    if (!this.live.value) return {};
    const { shown } = this.telling;
    return { pressed: pressedAt(), shown: shown?.question === question ? shown.at : null };
  }

  private hear(message: Down): void {
    switch (message.t) {
      case "Welcome":
        this.welcome(message);
        break;
      case "Told":
        if (this.seq !== null && message.seq <= this.seq) return; // told again after a reconnect
        this.seq = message.seq;
        this.missedOnly = false;
        wake();
        this.undo.value = message.undo;
        this.pointing.value = {};
        this.telling.hear(message);
        this.syncing.burst();
        break;
      case "Synced":
        this.syncing.heard(message);
        break;
      case "Pointed":
        this.pointing.value = pointedAt(this.pointing.value, message);
        break;
      case "TableChanged":
        this.table.value = message.table;
        this.seat.value = message.seat;
        this.isHost.value = message.host;
        break;
      case "Chatted":
        if (!this.chat.value.some((line) => line.number === message.line.number)) {
          this.chat.value = [...this.chat.value, message.line];
          if (message.line.name !== this.names.value[this.seat.value ?? -1]) play("chat");
        }
        break;
    }
  }

  private welcome(message: Welcome): void {
    this.seq = message.seq;
    this.clockAhead.value = message.now - Date.now();
    this.table.value = message.table;
    this.seat.value = message.seat;
    this.isHost.value = message.host;
    this.chat.value = message.chat;
    const entries = message.log.flatMap((line) => entriesOf(line.seq, line.events));
    if (this.missedOnly) this.telling.book.note(entries);
    else {
      this.telling.book.begin(entries);
      this.answeredAfter.value = message.seq;
    }
    this.missedOnly = false;
    this.telling.welcome(message);
    this.undo.value = message.undo;
    this.answered.value = null;
    if (message.table.by_clock) this.syncing.start();
    this.pointing.value = {};
    openGame.value = message.table.game;
    void loadGame(message.table.game).then((module) => (this.module.value = module));
  }
}
