/**
 * What the table has told, as the reader sees it: the view, her question, who is waited for, the log. The events on
 * the way there are shown in line or beside what she does (`lanes` say which), and never make anything true themselves.
 */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { clearStage } from "../games/stage";
import type { GameModule, Stage } from "../games/types";
import type { TableClock } from "../net/tableClock";
import type { AnyView, QuestionView, Told, Welcome } from "../protocol.gen";
import { PACES, reducedMotion, speed } from "../settings";
import { play } from "../ui/sound";
import type { ReaderWords } from "../words/words";
import { InputGuard } from "./inputGuard";
import { laneOf } from "./lanes";
import { LogBook, entriesOf } from "./logEntries";
import { TellingQueue } from "./queue";
import { isTakenBack } from "./takingBack";

/** No animation may hold up the match longer than this. */
const LONGEST_ANIMATION_MS = 6_000;

/** Who reads, and with what. */
export interface Reader {
  readonly module: Readonly<Signal<GameModule | null>>;
  readonly words: Readonly<Signal<ReaderWords | null>>;
  readonly seat: Readonly<Signal<number | null>>;
  /** An answer of hers is on its way, or its result is. */
  readonly sent: Readonly<Signal<boolean>>;
  readonly clock: TableClock;
}

export class Telling {
  readonly view = signal<AnyView | null>(null);
  readonly question = signal<QuestionView | null>(null);
  /** The seats that owe an answer. */
  readonly waiting = signal<number[]>([]);
  readonly book = new LogBook();
  /** Holds back what was on its way to the question before. */
  readonly guard = new InputGuard();
  /** The question in the newest message heard, shown or not. */
  readonly newest = signal<number | null>(null);
  /** The last message whose events have all been shown or noted in the log. */
  settled: number | null = null;
  /** The question that came with a cue, and when it was shown, by this page's own clock. */
  shown: { question: number; at: number } | null = null;
  /** Where the board is drawn; animations play in it. */
  root: HTMLElement | null = null;
  /** Shows events in place of the game's own animations: a television reads them out. */
  animates: GameModule["animate"] | null = null;

  private readonly queue = new TellingQueue<Told>({
    show: (told, hurry, cut) => this.show(told, null, hurry, cut),
    showAfter: (told) => {
      const before = this.view.value;
      return (hurry, cut) => this.show(told, before, hurry, cut);
    },
    settle: (told) => this.settle(told),
    lane: (told) => laneOf(told, { ...this.asked(), beside: this.goesBeside }),
    isMine: (told) => this.reader.sent.value && told.question?.number !== this.question.value?.number,
    hidden: () => document.hidden || PACES[speed.value] === 0,
    overtaken: (told) => this.reader.sent.value && told.question?.number === this.question.value?.number,
    urgency: (told) => (told.at === null ? null : this.reader.clock.until(told.at)),
  });
  /** What is being shown leads to something that is not there yet. */
  readonly showing = this.queue.busy;
  /** Something flies over a board that is true already. */
  readonly flying = this.queue.beside.busy;

  constructor(private readonly reader: Reader) {}

  /** What is being shown becomes true at once. */
  readonly skip = (): void => {
    this.queue.skip();
    clearStage(this.root);
  };

  private land(): void {
    this.queue.beside.cut();
    clearStage(this.root);
  }

  /** The reader answers. Where others' flights cannot go on beside what came of it, they end here. */
  answers(): void {
    if (!this.goesBeside) this.queue.skip();
  }

  /** Something happened at the table. */
  hear(told: Told): void {
    this.newest.value = told.question?.number ?? null;
    this.queue.push(told);
  }

  /** Everything as it is now: whatever was being shown is old. */
  welcome(message: Welcome): void {
    this.queue.clear();
    clearStage(this.root);
    this.view.value = message.view;
    this.question.value = message.question;
    if (this.settled === null) this.guard.begins(message.question);
    else this.guard.shows(message.question, this.races(message.question)); // it came while the line was lost
    if (message.view !== null) this.settled = message.seq;
    this.newest.value = message.question?.number ?? null;
    this.waiting.value = message.waiting;
    this.shown = null;
  }

  private get goesBeside(): boolean {
    return this.animates === null && (this.reader.module.value?.beside ?? false);
  }

  private asked() {
    return { question: this.question.value, seat: this.reader.seat.value, sent: this.reader.sent.value };
  }

  private races(question: QuestionView | null): boolean {
    return question !== null && (this.reader.module.value?.races?.(question) ?? false);
  }

  /** `before`: the view before these events, where the board shows the one after them already. */
  private async show(told: Told, before: AnyView | null, hurry: () => boolean, cut: () => boolean): Promise<void> {
    if (before) await new Promise((done) => setTimeout(done)); // the board draws what is true first
    for (const entry of entriesOf(told.seq, told.events)) {
      if (cut()) return;
      this.book.note([entry]);
      const { module, words } = this.reader;
      const view = before ?? this.view.value;
      if (!module.value || !words.value || !view || !this.root || document.hidden) continue;
      const stage: Stage = {
        root: this.root,
        reduced: reducedMotion(),
        fast: hurry(),
        pace: PACES[speed.value],
        words: words.value,
        view,
        isTrue: before !== null,
        sound: play,
      };
      const tooLong = new Promise<void>((done) => setTimeout(done, LONGEST_ANIMATION_MS));
      await Promise.race([(this.animates ?? module.value.animate)(entry.event, stage), tooLong]);
    }
  }

  private settle(told: Told): void {
    this.book.note(entriesOf(told.seq, told.events)); // those that an unseen page or a broken animation left out
    this.settled = told.seq;
    const before = this.question.value;
    if (told.events.some(isTakenBack)) this.land(); // what flies there has not happened
    this.view.value = told.view;
    this.question.value = told.question;
    this.guard.shows(told.question, this.races(told.question));
    this.waiting.value = told.waiting;
    if (told.at !== null && told.question) this.shown = { question: told.question.number, at: performance.now() };
    if (told.question && told.question.number !== before?.number) play("turn");
  }
}
