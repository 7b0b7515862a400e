/** What has happened, line by line, in the reader's language. A click on a line tells what it was. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { RULES_OF_EVENTS } from "../games/events.gen";
import type { Tagged } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { messageOf } from "../words/facts";
import type { ReaderWords } from "../words/words";
import { walkLines } from "./oneTabStop";
import { RuleLink } from "./RuleLink";
import type { LogEntry } from "./logEntries";
import type { Session } from "./session";

/** Older lines come on demand: a long match has more than a thousand. */
const SHOWN = 150;
const NEAR_THE_END = 48;
const BY_HAND_MS = 1_000;

interface Props {
  session: Session;
  words: ReaderWords;
}

export function LogPanel({ session, words }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const following = useSignal(true);
  const touched = useRef(0); // when the reader last moved the list, unlike a scroll of our own
  const touch = (): void => void (touched.current = Date.now());
  const opened = useSignal<string | null>(null);
  const shown = useSignal(SHOWN);
  const entries = session.log.value;
  const toEnd = (): void => {
    following.value = true;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(() => {
    if (following.value) requestAnimationFrame(toEnd); // not before a sheet around it has opened
  }, [entries.length]);
  if (entries.length === 0) return <p class="soft panel-empty">{words.text("web-log-empty")}</p>;
  const game = session.table.value?.game ?? "";
  return (
    <div class="log">
      <ol
        class="log-lines"
        ref={list}
        tabIndex={0}
        aria-label={words.text("web-log")}
        onWheel={touch}
        onTouchMove={touch}
        onKeyDown={(event) => {
          touch();
          walkLines(event);
        }}
        onPointerDown={touch}
        onScroll={(event) => {
          if (Date.now() - touched.current > BY_HAND_MS) return;
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          following.value = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
        }}
      >
        {entries.length > shown.value && (
          <li>
            <button type="button" tabIndex={-1} class="button quiet small" onClick={() => (shown.value += 300)}>
              {words.text("web-log-earlier")}
            </button>
          </li>
        )}
        {entries.slice(-shown.value).map((entry) => (
          <li
            key={entry.key}
            class={seatOf(entry.event) === null ? "log-entry of-table" : `log-entry seat-${seatOf(entry.event)}`}
          >
            <button
              type="button"
              class="log-line"
              tabIndex={-1}
              aria-expanded={opened.value === entry.key}
              onClick={() => (opened.value = opened.value === entry.key ? null : entry.key)}
            >
              {written(entry, words)}
            </button>
            {opened.value === entry.key && <Details event={entry.event} game={game} words={words} />}
          </li>
        ))}
      </ol>
      {!following.value && (
        <button type="button" class="button small log-latest" onClick={toEnd}>
          <Icon name="down" /> {words.text("web-log-latest")}
        </button>
      )}
    </div>
  );
}

/** What it was: the rules behind it, and the card or book that it names. */
function Details({ event, game, words }: { event: Tagged; game: string; words: ReaderWords }) {
  const rules = RULES_OF_EVENTS[game]?.[event.t] ?? [];
  const pieces = ["card", "why", "source"]
    .map((field) => messageOf(words.texts, field, `${event[field] ?? ""}`))
    .filter((id) => words.texts.has(id, "text"));
  return (
    <div class="log-details">
      {pieces.map((id) => (
        <p key={id}>
          <strong>{words.text(id)}</strong> {words.attribute(id, "text")}
        </p>
      ))}
      {rules
        .filter((id) => words.has(`rule-${id}`))
        .map((id) => (
          <p key={id}>
            <RuleLink id={id} words={words} /> <strong>{words.rule(id).title}</strong> {words.rule(id).text}
          </p>
        ))}
    </div>
  );
}

const seatOf = (event: Tagged): number | null => {
  const { seat } = event;
  return typeof seat === "number" ? seat : null;
};

const lines = new WeakMap<LogEntry, { words: ReaderWords; line: string }>();

/** The line of an entry, written once for each language and set of names. */
export function written(entry: LogEntry, words: ReaderWords): string {
  const known = lines.get(entry);
  if (known?.words === words) return known.line;
  const line = words.event(entry.event);
  lines.set(entry, { words, line });
  return line;
}
