/** The page of one table: the frame that is the same for every game, with the game's board in the middle. */
import "./table.css";
import "./seats.css";
import "./question.css";
import "./rooms.css";
import "./lobby.css";
import "./over.css";
import "./panels.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { BoardProps } from "../games/types";
import { DraftPlace, draftPlace, forgetDrafts } from "../games/useDraft";
import { Guide } from "../guide/Guide";
import { Curtain } from "../faces/Curtain";
import { LocalPeople, PeopleHere } from "../faces/localPeople";
import { HandOffer } from "../faces/OtherScreens";
import { TvPage } from "../faces/TvPage";
import "../faces/hand.css";
import { PeopleAround } from "../layout/people";
import { faceOpen, follow } from "../router";
import { lookForNewerPage } from "../ui/newerPage";
import { AtTheDoor } from "../ways/AtTheDoor";
import { pageWords, wordsOfGame } from "../words/library";
import type { ReaderWords } from "../words/words";
import { holdKeys } from "./inputGuard";
import { Aloud } from "./Aloud";
import { useAttention } from "./attention";
import { BoardBoundary } from "./BoardBoundary";
import { DamagedTable } from "./DamagedTable";
import { Head } from "./Head";
import { Lobby, LobbyBar } from "./Lobby";
import { OverBar, OverDialog } from "./Over";
import { Panels } from "./Panels";
import { openPanel } from "./panels";
import { peopleOf } from "./people";
import { QuestionBar } from "./QuestionBar";
import { SeatDialog } from "./SeatDialog";
import { SeatStrip } from "./SeatStrip";
import type { Session } from "./session";
import { Wish } from "./TakeBack";
import { useUndoKey } from "./takingBack";
import { tapSkips } from "./tapSkips";

export function TablePage({ id }: { id: string }) {
  const tv = faceOpen.value === "tv";
  const people = useMemo(() => new LocalPeople(id, tv ? "tv" : "whole"), [id, tv]);
  const session = people.shown.value;
  useEffect(() => () => people.close(), [people]);
  useEffect(() => holdKeys(session.guard), [session]);
  useUndoKey(session);
  useEffect(() => tapSkips(session), [session]);
  useEffect(() => {
    openPanel.value = null;
  }, [id]);
  const words = session.words.value ?? pageWords.value;
  const table = session.table.value;
  useAttention(session);
  useEffect(() => {
    if (session.line.value === "open") void lookForNewerPage(); // the server may have been started anew
  }, [session.line.value]);
  if (!words) return null;
  if (session.line.value === "gone") return <NoTable words={words} />;
  if (session.line.value === "damaged") return <DamagedTable id={id} words={words} />;
  if (!table || wordsOfGame.value !== table.game) {
    return (
      <p class="table-connecting" role="status">
        {words.text(session.line.value === "reconnecting" ? "web-reconnecting" : "web-connecting")}
      </p>
    );
  }
  if (tv) return <TvPage session={session} words={words} />;
  if (people.next.value) return <Curtain next={people.next.value} take={people.take} words={words} />;
  return (
    <PeopleHere.Provider value={people}>
      <Frame key={session.local} session={session} words={words} />
    </PeopleHere.Provider>
  );
}

function Frame({ session, words }: { session: Session; words: ReaderWords }) {
  const table = session.table.value;
  const ranking = useSignal(true);
  const opened = useSignal<number | null>(null);
  const people = useMemo(() => peopleOf(session, words, opened), [session, words]);
  if (!table) return null;
  const gathering = table.phase === "gathering";
  const over = table.phase === "over" && !session.showing.value; // first everybody sees how it ended
  const board = boardProps(session, words);
  const strip = !gathering && session.module.value?.drawsPeople !== true;
  return (
    <PeopleAround.Provider value={people}>
      <div class="table-room">
        <div class={`table-page face-${faceOpen.value} ${table.phase}${session.guard.isOn.value ? " is-guarded" : ""}`}>
          <a class="skip" href="#board">
            {words.text("web-skip")}
          </a>
          <Head session={session} words={words} />
          {table.went_back > 0 && (
            <p class="went-back" role="status">
              {words.text("web-went-back", { n: table.went_back })}
            </p>
          )}
          <AtTheDoor session={session} table={table} words={words} />
          <HandOffer session={session} words={words} />
          {strip && <SeatStrip session={session} words={words} />}
          <main
            id="board"
            class="board-place"
            tabIndex={-1}
            aria-label={words.text("web-board")}
            ref={(root) => void (session.telling.root = root)}
          >
            <h2 class="unseen">{words.text(gathering ? "web-gathering" : "web-board")}</h2>
            {gathering ? (
              <Lobby session={session} table={table} words={words} />
            ) : (
              <Board session={session} board={board} words={words} />
            )}
          </main>
          {gathering ? (
            <LobbyBar session={session} table={table} words={words} />
          ) : over ? (
            <OverBar session={session} table={table} words={words} onRanking={() => (ranking.value = true)} />
          ) : (
            <div class="question-row">
              {faceOpen.value === "whole" && <Guide session={session} words={words} />}
              <Wish session={session} words={words} />
              <QuestionBar session={session} words={words} />
            </div>
          )}
          <Panels session={session} words={words} />
          {over && board && ranking.value && (
            <OverDialog
              session={session}
              table={table}
              words={words}
              board={board}
              onClose={() => (ranking.value = false)}
            />
          )}
          {opened.value !== null && (
            <SeatDialog at={opened.value} session={session} words={words} onClose={() => (opened.value = null)} />
          )}
          <Aloud session={session} words={words} />
        </div>
      </div>
    </PeopleAround.Provider>
  );
}

function boardProps(session: Session, words: ReaderWords): BoardProps | null {
  const view = session.view.value;
  if (view === null) return null;
  return {
    view,
    seat: session.seat.value,
    names: session.names.value,
    question: session.question.value,
    act: session.act,
    whyNot: session.whyNot,
    words,
    hideOdds: session.table.value?.hide_odds ?? false,
    busy: session.busy.value,
    covered: session.line.value === "reconnecting",
    clock: session.clock,
    pointing: session.pointing.value,
    point: session.point,
    phrases: session.phrases.value,
    say: session.say,
  };
}

function Board({ session, board, words }: { session: Session; board: BoardProps | null; words: ReaderWords }) {
  const module = session.module.value;
  const isOver = session.table.value?.phase === "over";
  useEffect(() => {
    if (isOver) forgetDrafts(draftPlace(session.id, session.seat.value));
  }, [isOver]);
  if (!module || !board) return <p class="soft board-empty">{words.text("web-loading")}</p>;
  const place = draftPlace(session.id, session.seat.value);
  return (
    <DraftPlace.Provider value={place}>
      <BoardBoundary shown={board.view} words={words}>
        <module.Board {...board} />
      </BoardBoundary>
    </DraftPlace.Provider>
  );
}

function NoTable({ words }: { words: ReaderWords }) {
  return (
    <main class="no-table">
      <h1>{words.text("web-no-table")}</h1>
      <p>{words.text("web-no-table-about")}</p>
      <a class="button primary" href="/" onClick={follow}>
        {words.text("web-home")}
      </a>
    </main>
  );
}
