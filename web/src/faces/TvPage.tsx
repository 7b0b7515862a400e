/** A table on a television: no seat, no secrets, nothing to press; what is public, as large as it goes. */
import "./tv.css";
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { TvModule, TvProps } from "../games/types";
import { go, tableAt } from "../router";
import { BoardBoundary } from "../table/BoardBoundary";
import { rankingOf } from "../table/ranking";
import type { Session } from "../table/session";
import { Winner } from "../table/Winner";
import { keepScreenOn } from "../ui/wakeLock";
import type { ReaderWords } from "../words/words";
import { join, player } from "../words/facts";
import { loadTv } from "./tvs";
import { readingTime } from "./reading";
import { TvJoin } from "./TvJoin";
import { TvPerson } from "./TvPerson";

interface Props {
  session: Session;
  words: ReaderWords;
}

export function TvPage({ session, words }: Props) {
  const table = session.table.value;
  const game = table?.game ?? "";
  // Undefined: on its way; null: there is none.
  const tv = useMemo(() => signal<TvModule | null | undefined>(undefined), [game]);
  useEffect(() => {
    void loadTv(game).then((loaded) => {
      tv.value = loaded;
      session.telling.animates = loaded?.animated ? null : (event, stage) => read(words.event(event), stage.fast);
    });
    return () => void (session.telling.animates = null);
  }, [game, words]);
  useLargeType();
  useEffect(keepScreenOn, []);
  const rematch = table?.next;
  useEffect(() => {
    if (rematch) go(tableAt(rematch, "tv")); // nobody has a remote control for that
  }, [rematch]);
  if (!table) return null;
  const over = table.phase === "over" && !session.showing.value;
  return (
    <main class={`tv ${table.phase}`} aria-label={words.text("web-board")}>
      <header class="tv-head">
        <h1>{words.text(`game-${table.game}`)}</h1>
        <Turn session={session} words={words} />
      </header>
      <div class="tv-board" ref={(root) => void (session.telling.root = root)}>
        <h2 class="unseen">{words.text(table.phase === "gathering" ? "web-gathering" : "web-board")}</h2>
        {table.phase === "gathering" ? (
          <Gathering session={session} words={words} />
        ) : over ? (
          <Ended session={session} words={words} />
        ) : (
          tv.value !== undefined && <Public tv={tv.value} session={session} words={words} />
        )}
      </div>
      <footer class="tv-foot">
        <Said session={session} words={words} />
        {table.phase !== "gathering" && <TvJoin table={table.id} words={words} />}
      </footer>
    </main>
  );
}

const read = (sentence: string, hurried: boolean): Promise<void> =>
  new Promise((done) => setTimeout(done, readingTime(sentence.length, hurried)));

/** Everything is set in the page's own unit, so one size of it makes all of it large. */
function useLargeType(): void {
  // Before anything is painted: nobody should see it small first.
  useLayoutEffect(() => {
    document.documentElement.dataset.face = "tv";
    return () => void delete document.documentElement.dataset.face;
  }, []);
}

/** How a board is shown to those who have no seat and no hands. */
const NOBODY = {
  seat: null,
  question: null,
  hideOdds: false,
  busy: true,
  act: (): void => undefined,
  whyNot: (): Promise<null> => Promise.resolve(null),
  point: (): void => undefined,
  say: (): void => undefined,
};

function Public({ tv, session, words }: Props & { tv: TvModule | null }) {
  const view = session.view.value;
  if (view === null) return null;
  const props: TvProps = {
    view,
    names: session.names.value,
    words,
    clock: session.clock,
    covered: session.line.value === "reconnecting",
    pointing: session.pointing.value,
    phrases: session.phrases.value,
    person: (seat) => <TvPerson seat={seat} session={session} words={words} />,
  };
  const board = session.module.value; // a game without a face for televisions shows its board
  return (
    <BoardBoundary shown={view} words={words}>
      {tv ? <tv.Tv {...props} /> : board && <board.Board {...props} {...NOBODY} />}
    </BoardBoundary>
  );
}

/** Whose turn it is. */
function Turn({ session, words }: Props) {
  const table = session.table.value;
  if (session.line.value === "reconnecting") return <p class="tv-turn">{words.text("web-reconnecting")}</p>;
  if (table?.phase !== "playing") return <p class="tv-turn" />;
  const owing = session.waiting.value.map((seat) => player(words.texts, seat, session.names.value));
  const line = owing.length > 0 ? words.text("web-waiting-for", { names: join(words.texts, owing) }) : "";
  return (
    <p class={`tv-turn${line.length > LONG_TURN ? " is-long" : ""}`} role="status">
      {line}
    </p>
  );
}

const LONG = 90;
const LONG_TURN = 50;

/** What happened last, as one big sentence. */
function Said({ session, words }: Props) {
  const last = session.log.value.at(-1);
  const said = last ? words.event(last.event) : "";
  return (
    <p class={`tv-said${said.length > LONG ? " is-long" : ""}`} role="status" key={last?.key}>
      {said}
    </p>
  );
}

/** Before the match: the way in, as large as it goes, and who has come. */
function Gathering({ session, words }: Props) {
  const table = session.table.value;
  if (!table) return null;
  return (
    <div class="tv-gathering">
      <TvJoin table={table.id} words={words} />
      <ul>
        {table.seats.map((_, seat) => (
          <li key={seat}>
            <TvPerson seat={seat} session={session} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ended({ session, words }: Props) {
  const view = session.view.value;
  if (!view) return null;
  return (
    <div class="tv-ended">
      <Winner session={session} words={words} plain />
      {!session.module.value?.together && (
        <ol>
          {rankingOf(view).map(({ seat, rank, score }) => (
            <li key={seat} class={`seat-${seat}`}>
              <span>{words.text("web-place", { rank })}</span>
              <b>{session.names.value[seat]}</b>
              <strong>{score}</strong>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
