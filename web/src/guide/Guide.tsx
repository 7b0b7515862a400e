/** Tells a newcomer one thing at a time, beside the part of the board that it speaks of. No game is known here. */
import "./guide.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { hints } from "../settings";
import type { Session } from "../table/session";
import type { ReaderWords } from "../words/words";
import { Bubble } from "./Bubble";
import { nextStep } from "./due";
import { loadGuide } from "./guides";
import { guideLeft, keepTold, leaveGuide, stepsTold } from "./memory";
import type { Guide as GuideData, Step } from "./types";

interface Props {
  session: Session;
  words: ReaderWords;
}

export function Guide({ session, words }: Props) {
  const table = session.table.value;
  const seat = session.seat.value;
  if (!table || seat === null || table.phase !== "playing") return null;
  const wanted = table.guide ? !guideLeft(table.id) : hints.value === "on";
  return wanted ? <Telling key={table.id} session={session} words={words} seat={seat} game={table.game} /> : null;
}

function Telling({ session, words, seat, game }: Props & { seat: number; game: string }) {
  const guide = useSignal<GuideData | null>(null);
  const told = useSignal(stepsTold(game));
  const since = useRef(session.log.value.at(-1)?.key ?? "");
  const shown = useRef<{ step: Step; question: number | null } | null>(null);
  useEffect(() => void loadGuide(game).then((loaded) => (guide.value = loaded)), [game]);

  const guided = session.table.value?.guide ?? false;
  const view = session.view.value;
  const question = session.question.value;
  const number = question?.number ?? null;
  const isTold = (step: Step): void => {
    told.value = new Set([...told.value, step.id]);
    keepTold(game, told.value);
  };
  // An answer of my own ends what was told for the question before.
  const before = shown.current;
  const answered = before !== null && before.question !== null && before.question !== number;
  useEffect(() => {
    if (answered && before) isTold(before.step);
  }, [answered, before?.step.id]);

  const steps = (guide.value?.steps ?? []).filter((step) => guided || step.hint);
  const now = { asked: question?.decision.t ?? "", told: eventsSince(session, since.current, seat), view, seat };
  const standing = before && !answered && !told.value.has(before.step.id) ? before.step : null;
  const quiet = view === null || session.showing.value || session.sent.value;
  const step = standing ?? (quiet ? null : nextStep(steps, told.value, now));
  shown.current = step ? { step, question: (standing && before?.question) ?? number } : null;
  if (!step && !quiet && !answered) return <span hidden data-guide="silent" />; // it has looked: nothing is to be told now
  if (!step || answered || session.sent.value) return null;
  return (
    <Bubble
      key={step.id}
      step={step}
      words={words}
      root={session.telling.root}
      guided={guided}
      moved={view}
      onTap={() => isTold(step)}
      onLeave={() => (guided ? leaveGuide(session.id) : (hints.value = "off"))}
    />
  );
}

/** The kinds of events that were told since, and those about my seat. */
function eventsSince(session: Session, last: string, seat: number): Set<string> {
  const log = session.log.value;
  const start = log.findIndex((entry) => entry.key === last) + 1;
  const found = new Set<string>();
  for (const { event } of log.slice(start)) {
    found.add(event.t);
    if (event.seat === seat) found.add(`${event.t}/me`);
  }
  return found;
}
