/** The end: who won, what earned the points, and once more? */
import { useEffect } from "preact/hooks";
import { faceOpen, follow, go, tableAt } from "../router";
import type { TableView } from "../protocol.gen";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import { play } from "../ui/sound";
import type { BoardProps } from "../games/types";
import type { ReaderWords } from "../words/words";
import { rankingOf } from "./ranking";
import { Recap } from "./Recap";
import type { Session } from "./session";
import { stillTrue } from "./takingBack";
import { Winner } from "./Winner";

interface Props {
  session: Session;
  table: TableView;
  words: ReaderWords;
}

export function OverDialog({ session, table, words, board, onClose }: Props & { board: BoardProps; onClose(): void }) {
  const Ranking = session.module.value?.Ranking;
  useEffect(() => play("end"), []);
  return (
    <Dialog title={words.text("web-over")} closeLabel={words.text("web-see-board")} onClose={onClose}>
      <Winner session={session} words={words} />
      {Ranking ? (
        <Ranking {...board} log={stillTrue(session.log.value).map((entry) => entry.event)} />
      ) : (
        <PlainRanking {...board} />
      )}
      <OnceMore session={session} table={table} words={words} />
    </Dialog>
  );
}

function PlainRanking({ view, names, words }: BoardProps) {
  return (
    <ol class="ranking">
      {rankingOf(view).map((ranked) => (
        <li key={ranked.seat} class={`seat-${ranked.seat}${ranked.won ? " won" : ""}`}>
          <span class="ranking-place">{words.text("web-place", { rank: ranked.rank })}</span>
          <span>{names[ranked.seat]}</span>
          <strong>{ranked.score}</strong>
          {ranked.won && <Icon name="crown" />}
        </li>
      ))}
    </ol>
  );
}

/** Again with the same people, or back to the shelf. */
function OnceMore({ session, table, words }: Props) {
  async function rematch(): Promise<void> {
    if (!(await session.ask({ t: "Rematch" }))) return;
    const stop = session.table.subscribe((now) => {
      if (!now?.next) return;
      go(tableAt(now.next, faceOpen.value));
      queueMicrotask(() => stop());
    });
  }
  return (
    <div class="offers once-more">
      {table.next ? (
        <a class="button primary" href={tableAt(table.next, faceOpen.value)} onClick={follow}>
          {words.text("web-to-rematch")}
        </a>
      ) : (
        session.seat.value !== null && (
          <button type="button" class="button primary" onClick={() => void rematch()}>
            {words.text("web-rematch")}
          </button>
        )
      )}
      <a class="button" href="/" onClick={follow}>
        {words.text("web-home")}
      </a>
    </div>
  );
}

export function OverBar({ session, table, words, onRanking }: Props & { onRanking(): void }) {
  return (
    <section class="question over" aria-label={words.text("web-over")}>
      <div class="question-line">
        <span class="over-line" role="status">
          <Icon name="crown" /> <strong>{words.text("web-over")}</strong>
        </span>{" "}
        <Recap session={session} words={words} />
      </div>
      <button type="button" class="button" onClick={onRanking}>
        {words.text("web-see-ranking")}
      </button>
      <OnceMore session={session} table={table} words={words} />
    </section>
  );
}
