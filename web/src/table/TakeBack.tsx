/** The button that takes my last answer back, and what everybody is asked where I may not do so alone. */
import "./undo.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { UndoWish } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { join, player } from "../words/facts";
import type { ReaderWords } from "../words/words";
import { GUARD_MS } from "./inputGuard";
import type { Session } from "./session";
import { takeBack } from "./takingBack";

interface Props {
  session: Session;
  words: ReaderWords;
}

/** Only while there is something to take back. */
export function TakeBackButton({ session, words }: Props) {
  const undo = session.undo.value;
  if (!undo || session.table.value?.wish) return null;
  const label = words.text(undo.free ? "web-take-back" : "web-ask-take-back");
  return (
    <button
      type="button"
      class="take-back"
      aria-keyshortcuts="Control+Z"
      title={`${label} (Ctrl+Z)`}
      onClick={() => takeBack(session)}
    >
      <Icon name="undo" />
      <span>{label}</span>
    </button>
  );
}

/** The wish on the table: mine, waiting for the others; or somebody else's, waiting for me. */
export function Wish({ session, words }: Props) {
  const wish = session.table.value?.wish;
  if (!wish) return null;
  return <WishOf key={wish.entry} wish={wish} session={session} words={words} />;
}

function WishOf({ wish, session, words }: Props & { wish: UndoWish }) {
  const seat = session.seat.value;
  const mine = wish.seat === seat;
  const asked = seat !== null && wish.missing.includes(seat);
  const name = (at: number): string => player(words.texts, at, session.names.value);
  const answer = (agrees: boolean) => (): void => void session.ask({ t: "Agree", entry: wish.entry, agrees });
  const ready = useReady();
  const awaited = words.text("web-waiting-for", { names: join(words.texts, wish.missing.map(name)) });
  return (
    <section class="undo-wish" aria-label={words.text("web-undo")}>
      <p role="status">
        {mine ? words.text("web-wish-mine") : words.text("web-wish", { who: name(wish.seat) })}{" "}
        {!asked && <span class="soft">{awaited}</span>}
      </p>
      {(mine || asked) && (
        <div class="undo-answers">
          {asked && (
            <button type="button" class="button" disabled={!ready} onClick={answer(true)}>
              {words.text("web-wish-agree")}
            </button>
          )}
          <button type="button" class="button" disabled={!ready} onClick={answer(false)}>
            {words.text(mine ? "web-wish-withdraw" : "web-wish-refuse")}
          </button>
        </div>
      )}
    </section>
  );
}

/** It appears under hands that were on their way to something else: for a moment it takes no press. */
function useReady(): boolean {
  const ready = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (ready.value = true), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready.value;
}
