/** Your hand. A tap lifts a card, a second one studies it; two-way cards are turned first (BAL-10, BAL-11). */
import { part } from "../../layout/Part";
import { Card, CardBack, cardText } from "./Card";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { offerOf } from "../offers";
import type { Words } from "../types";
import { useDraft } from "../useDraft";
import type { Offer, Question, View, WitchView } from "./types.gen";

interface Props {
  view: View;
  witch: WitchView;
  seat: number;
  own: boolean;
  question: Question | null;
  busy: boolean;
  words: Words;
  choose(offer: Offer): void;
}

export function Hand({ view, witch, seat, own, question, busy, words, choose }: Props) {
  const text = boardText(words);
  const [lifted, lift] = useDraft<string>("lifted", `${seat} ${question?.number}`, "");
  const [turned, turn] = useDraft<string[]>("turned", `${seat}`, []);
  const asked = question?.decision.t === "ChoosePotion";
  const chosen = ["choosing", "daring"].includes(view.step) ? witch.chosen : null;
  return (
    <section
      class={`bal-hand${asked ? " is-asked" : ""}${!asked && witch.line.length > 4 ? " is-tucked" : ""}`}
      aria-label={text("board-my-hand")}
      data-hand={seat}
      {...part("hand", asked ? "essential" : "secondary")}
    >
      <h3>
        {own ? text("board-my-hand") : words.text("word-hand")} <span class="bal-soft">{witch.hand_size}</span>
      </h3>
      <div class="bal-cards">
        {witch.hand.map((id) => {
          const isTurned = turned.includes(id);
          const offer = offerOf(question, "StudyPotion", { potion: id, turned: isTurned });
          const other = offerOf(question, "StudyPotion", { potion: id, turned: !isTurned });
          const isLifted = lifted === id && offer !== null;
          return (
            <div
              key={id}
              class={`bal-in-hand${isLifted ? " is-lifted" : ""}`}
              data-drag={asked && offer && !offer.refusal ? `card:${id}:${isTurned}` : undefined}
            >
              <Card id={id} view={view} words={words} turned={isTurned}>
                {offer ? (
                  <button
                    type="button"
                    class="bal-card-button"
                    aria-pressed={isLifted}
                    aria-disabled={busy}
                    onClick={() => !busy && (isLifted ? choose(offer) : lift(() => id))}
                  >
                    <span class="bal-hidden">
                      {cardText(view, id, isTurned, words)}
                      {isLifted ? `. ${text("board-again")}` : ""}
                    </span>
                    {isLifted && (
                      <span class="bal-play" aria-hidden="true">
                        {text("board-study")}
                      </span>
                    )}
                  </button>
                ) : (
                  <span class="bal-hidden">{cardText(view, id, isTurned, words)}</span>
                )}
              </Card>
              {other && !other.refusal && (
                <button
                  type="button"
                  class="bal-turn"
                  aria-pressed={isTurned}
                  aria-label={`${text("board-turn")}: ${words.text(`potion-${id}`)}`}
                  onClick={() => turn((now) => (isTurned ? now.filter((other) => other !== id) : [...now, id]))}
                >
                  <Glyph of="turn" />
                </button>
              )}
            </div>
          );
        })}
        {chosen && (
          <div class="bal-in-hand is-chosen" data-chosen>
            <Card id={chosen.potion} view={view} words={words} turned={chosen.turned}>
              <span class="bal-hidden">{cardText(view, chosen.potion, chosen.turned, words)}</span>
            </Card>
            <span class="bal-stamp">{text("board-face-down")}</span>
          </div>
        )}
        {witch.hand.length === 0 &&
          witch.hand_size > 0 &&
          Array.from({ length: witch.hand_size }, (_, at) => <CardBack key={at} />)}
        {witch.hand_size === 0 && !chosen && <p class="bal-soft">{text("board-no-hand")}</p>}
      </div>
    </section>
  );
}
