/** What is asked, what may be done, and for what may not be done: why. Nobody ever wonders whose turn it is. */
import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { NoticesOffer } from "../notices/TurnNotices";
import type { OptionOffer, QuestionView, RefusalView } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { Away } from "../ways/Away";
import { JoinBar } from "../ways/JoinBar";
import { join, player } from "../words/facts";
import type { ReaderWords } from "../words/words";
import { Offer, OfferList } from "./Offers";
import { arrange, mainOffer } from "./offers";
import { Recap } from "./Recap";
import { RuleLink } from "./RuleLink";
import type { Session } from "./session";
import { TakeBackButton } from "./TakeBack";
import { useNumberKeys } from "./useNumberKeys";

interface Props {
  session: Session;
  words: ReaderWords;
}

export function QuestionBar({ session, words }: Props) {
  const question = session.question.value;
  if (question === null) return <Waiting session={session} words={words} />;
  return <Asked key={question.number} session={session} words={words} question={question} />;
}

function Waiting({ session, words }: Props) {
  const table = session.table.value;
  const owing = session.waiting.value.map((seat) => player(words.texts, seat, session.names.value));
  const line =
    owing.length > 0 ? words.text("web-waiting-for", { names: join(words.texts, owing) }) : words.text("web-animating");
  return (
    <section class="question waiting" aria-label={words.text("word-question")}>
      <p class="question-line">
        <Icon name="hourglass" />
        <span>
          {session.seat.value === null && <span class="soft">{words.text("web-spectating")} </span>}
          {line}
        </span>
        <TakeBackButton session={session} words={words} />
      </p>
      <Recap session={session} words={words} />
      {table && <Away session={session} table={table} words={words} />}
      {table && <NoticesOffer session={session} table={table} words={words} />}
      {table && session.seat.value === null && !table.guide && (
        <JoinBar session={session} table={table} words={words} />
      )}
    </section>
  );
}

function Asked({ session, words, question }: Props & { question: QuestionView }) {
  const told = useSignal<RefusalView | null>(null);
  const bar = useRef<HTMLElement>(null);
  const busy = session.busy.value;
  const onBoard = session.module.value?.answersOnBoard(question) ?? false;
  const wholly = session.module.value?.answersWholly?.(question) ?? false;
  const { direct, listed } = arrange(question, onBoard, wholly);
  const main = mainOffer(question.offers, session.module.value?.mainAction?.(question));

  const Sign = session.module.value?.OfferSign;
  const signOf = (offer: OptionOffer): ComponentChild => Sign && <Sign action={offer.action} />;
  function choose(offer: OptionOffer): void {
    told.value = offer.refusal;
    if (offer.refusal === null) session.act(offer.action);
  }
  useNumberKeys(direct, choose);
  useFocusAfterAnswer(bar, busy);

  // The reason floats above the bar: were it inside, the buttons would move away under the finger.
  return (
    <div class="question-place">
      <div role="status" class="why">
        {told.value && (
          <p>
            {words.refusal(told.value.why, told.value.facts)} <RuleLink id={told.value.rule} words={words} />
          </p>
        )}
      </div>
      <section
        class={`question asked${onBoard ? " on-board" : ""}`}
        ref={bar}
        aria-label={words.text("word-question")}
        aria-busy={busy}
      >
        <div class="question-line">
          {(session.sent.value || session.isMyTurn.value) && (
            <strong class="your-turn">{words.text(session.sent.value ? "web-answered" : "web-your-turn")}</strong>
          )}{" "}
          <span class="question-text">{words.question(question.decision)}</span>{" "}
          {onBoard && <span class="soft">{words.text("web-choose-on-board")}</span>}
          <TakeBackButton session={session} words={words} />
          <Recap session={session} words={words} />
        </div>
        {direct.length > 0 && (
          <div class="offers">
            {direct.map((offer, at) => (
              <Offer
                key={JSON.stringify(offer.action)}
                offer={offer}
                label={words.action(offer.action, question.decision)}
                sign={signOf(offer)}
                number={at + 1}
                busy={busy}
                primary={offer === main && !onBoard}
                why={told}
                words={words}
                onChoose={choose}
              />
            ))}
          </div>
        )}
        {listed.length > 0 && (
          <OfferList
            offers={listed}
            decision={question.decision}
            signOf={signOf}
            words={words}
            busy={busy}
            why={told}
            onChoose={choose}
          />
        )}
      </section>
    </div>
  );
}

/** Was the last thing the reader used a keyboard? Then the focus must not get lost with the button that is gone. */
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

function useFocusAfterAnswer(bar: { current: HTMLElement | null }, busy: boolean): void {
  useEffect(() => {
    if (busy || !byKeyboard || document.activeElement !== document.body) return;
    const first = bar.current?.querySelector<HTMLElement>(".offers button, .offer-list input");
    (first ?? document.querySelector<HTMLElement>("#board button[data-offers]"))?.focus();
  }, [busy]);
}
