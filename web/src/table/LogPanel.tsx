/** What has happened, turn by turn, in the reader's language. A click on a line tells what it was, one on a turn folds it. */
import "./log.css";
import { type Signal, useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { RULES_OF_EVENTS } from "../games/events.gen";
import type { Tagged } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { messageOf } from "../words/facts";
import type { ReaderWords } from "../words/words";
import { walkLines } from "./oneTabStop";
import { RuleLink } from "./RuleLink";
import type { LogEntry } from "./logEntries";
import { type LogLine, turnsOf } from "./logTurns";
import type { Session } from "./session";

/** Older lines of a turn come on demand. */
const SHOWN = 150;
/** So many turns are open by themselves; those before are folded. */
const OPEN_TURNS = 2;
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
  /** The turns that the reader has folded, or opened, herself. */
  const folded = useSignal<Readonly<Record<string, boolean>>>({});
  const entries = session.log.value;
  const shape = session.module.value?.log;
  const turns = useMemo(() => turnsOf(entries, shape), [entries, shape]);
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
        {turns.map((turn, at) => {
          const isFolded = folded.value[turn.key] ?? at < turns.length - OPEN_TURNS;
          const fold = (): void => void (folded.value = { ...folded.value, [turn.key]: !isFolded });
          return (
            <Fragment key={turn.key}>
              {turn.heading && (
                <li class="log-turn">
                  <button type="button" class="log-heading" tabIndex={-1} aria-expanded={!isFolded} onClick={fold}>
                    <Said line={turn.heading} words={words} />
                    <Icon name="down" />
                  </button>
                </li>
              )}
              {!isFolded && turn.lines.length > shown.value && (
                <li>
                  <button type="button" tabIndex={-1} class="button quiet small" onClick={() => (shown.value += 300)}>
                    {words.text("web-log-earlier")}
                  </button>
                </li>
              )}
              {!isFolded &&
                turn.lines
                  .slice(-shown.value)
                  .map((line) => <Line key={line.key} line={line} game={game} words={words} opened={opened} />)}
            </Fragment>
          );
        })}
      </ol>
      {!following.value && (
        <button type="button" class="button small log-latest" onClick={toEnd}>
          <Icon name="down" /> {words.text("web-log-latest")}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  line: LogLine;
  game: string;
  words: ReaderWords;
  opened: Signal<string | null>;
}

function Line({ line, game, words, opened }: LineProps) {
  const isOpen = opened.value === line.key;
  return (
    <li class={line.seat === null ? "log-entry of-table" : `log-entry seat-${line.seat}`}>
      <button
        type="button"
        class="log-line"
        tabIndex={-1}
        aria-expanded={isOpen}
        onClick={() => (opened.value = isOpen ? null : line.key)}
      >
        <Said line={line} words={words} />
      </button>
      {isOpen && <Details events={line.entries.map((entry) => entry.event)} game={game} words={words} />}
    </li>
  );
}

/** The sentences of a line; struck through where they were taken back. */
function Said({ line, words }: { line: LogLine; words: ReaderWords }) {
  const said = line.entries.map((entry) => written(entry, words)).join(" ");
  if (!line.undone) return <span>{said}</span>;
  return (
    <span>
      <del>{said}</del> <span class="log-undone">{words.text("web-log-undone")}</span>
    </span>
  );
}

/** What it was: the rules behind it, and the card or book that it names. */
function Details({ events, game, words }: { events: Tagged[]; game: string; words: ReaderWords }) {
  const rules = new Set(events.flatMap((event) => RULES_OF_EVENTS[game]?.[event.t] ?? []));
  const pieces = events
    .flatMap((event) =>
      ["card", "why", "source"].map((field) => messageOf(words.texts, field, `${event[field] ?? ""}`)),
    )
    .filter((id) => words.texts.has(id, "text"));
  return (
    <div class="log-details">
      {[...new Set(pieces)].map((id) => (
        <p key={id}>
          <strong>{words.text(id)}</strong> {words.attribute(id, "text")}
        </p>
      ))}
      {[...rules]
        .filter((id) => words.has(`rule-${id}`))
        .map((id) => (
          <p key={id}>
            <RuleLink id={id} words={words} /> <strong>{words.rule(id).title}</strong> {words.rule(id).text}
          </p>
        ))}
    </div>
  );
}

const lines = new WeakMap<LogEntry, { words: ReaderWords; line: string }>();

/** The line of an entry, written once for each language and set of names. */
export function written(entry: LogEntry, words: ReaderWords): string {
  const known = lines.get(entry);
  if (known?.words === words) return known.line;
  const line = words.event(entry.event);
  lines.set(entry, { words, line });
  return line;
}
