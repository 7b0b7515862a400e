/**
 * For those who listen: each event once, and what is asked. A screen reader hears of changes inside a live region, and
 * mostly not of a region that comes with its words: so these two stay where they are, whatever bar stands below.
 */
import { join, player } from "../words/facts";
import type { ReaderWords } from "../words/words";
import { written } from "./LogPanel";
import type { Session } from "./session";

interface Props {
  session: Session;
  words: ReaderWords;
}

export function Aloud({ session, words }: Props) {
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label={words.text("word-log")}>
        {session.heard.value.map((entry) => (
          <p key={entry.key}>{written(entry, words)}</p>
        ))}
      </div>
      <p class="unseen" role="status" aria-label={words.text("web-whose-turn")}>
        {asked(session, words)}
      </p>
    </>
  );
}

/** Your turn, and the question; or whom the table waits for. */
function asked(session: Session, words: ReaderWords): string {
  const phase = session.table.value?.phase;
  if (phase === "gathering") return "";
  if (phase === "over") return words.text("web-over");
  const question = session.question.value;
  if (session.line.value === "reconnecting") return ""; // the head of the page says so
  if (question !== null) return `${words.text("web-your-turn")}. ${words.question(question.decision)}`;
  const owing = session.waiting.value.map((seat) => player(words.texts, seat, session.names.value));
  return owing.length > 0 ? words.text("web-waiting-for", { names: join(words.texts, owing) }) : "";
}
