/** The board of Le Bal des Chaudrons: the others around the table, your bench, potions and hand in front. */
import { SHARED } from "../../layout/Part";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Choices } from "./Choices";
import { Markers } from "./Card";
import { CharacterCard, ChooseCharacter } from "./Characters";
import { walkByArrows } from "./arrows";
import { type Drag, listen } from "./drag";
import { clearLanded } from "../stage";
import { Hand } from "./Hand";
import { Line } from "./Line";
import { OwnPlace } from "./OwnPlace";
import { Place } from "./Place";
import { Ribbon } from "./Ribbon";
import { Dialog } from "../../ui/Dialog";
import { Signs } from "./signs";
import { Bench } from "./Bench";
import { boardText } from "./messages.gen";
import "./bal.css";
import "./pieces.css";
import "./cards.css";
import "./places.css";
import "./layout.css";
import "./sheets.css";
import { offerOf, offersOf } from "../offers";
import type { BoardProps, Offer, Question, Refusal, View } from "./types.gen";

/** A cube dropped on a recipe uses it first, and fills its slot as soon as that is asked. */
interface Wish {
  potion: string;
  ingredient: string;
  source: string;
}

/** The offer to fill the next input of that potion so. */
const fillOf = (question: Question | null, { potion, ingredient, source }: Wish) =>
  question?.decision.t === "FillSlot" && question.decision.potion === potion
    ? (offersOf(question, "FillInput").find(
        ({ action }) => action.ingredient === ingredient && action.source === source,
      ) ?? null)
    : null;

export function Board(props: BoardProps) {
  const { view, seat, names, words, question, act, busy } = props;
  const text = boardText(words);
  const root = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<number | null>(null);
  const [why, tell] = useState<Refusal | null>(null);
  const wish = useRef<Wish | null>(null);
  const focus = seat ?? 0; // a spectator looks over the shoulder of the first seat
  const me = view.witches[focus];
  const seats = view.witches.length;
  const around = view.witches.map((_, at) => (focus + at) % seats).slice(1);

  function choose(offer: Offer): void {
    tell(offer.refusal);
    if (offer.refusal === null) act(offer.action);
  }
  function dropped(drag: Drag, drop: string): void {
    if (busy) return;
    if (drag.kind === "card") {
      const [potion = "", turned = ""] = drag.what;
      const offer = offerOf(question, "StudyPotion", { potion, turned: turned === "true" });
      if (offer) choose(offer);
      return;
    }
    const [ingredient = "", source = ""] = drag.what;
    const potion = drop.slice("recipe:".length);
    const fill = fillOf(question, { potion, ingredient, source });
    const use = offerOf(question, "UsePotion", { potion });
    if (fill) choose(fill);
    else if (use) {
      wish.current = use.refusal === null ? { potion, ingredient, source } : null;
      choose(use);
    }
  }
  const latest = useRef(dropped);
  latest.current = dropped;
  useEffect(() => (root.current ? listen(root.current, (drag, drop) => latest.current(drag, drop)) : undefined), []);
  useEffect(() => (root.current ? walkByArrows(root.current) : undefined), []);
  useEffect(() => tell(null), [question?.number]);
  useEffect(() => {
    const wanted = wish.current;
    if (!wanted || busy || !question) return;
    const fill = fillOf(question, wanted);
    wish.current = null;
    if (fill && fill.refusal === null) act(fill.action);
  }, [question?.number, busy]);
  // The view is the truth: what landed on the way there has done its work.
  useLayoutEffect(() => clearLanded(root.current), [view]);
  if (!me) return null;

  const choosingCharacter = view.step === "characters";
  const side = (other: number): string => {
    if (seat === null) return ""; // a spectator has no left and right
    const [left, right] = [other === view.witches[focus]?.left, other === view.witches[focus]?.right];
    return left && right ? "both" : left ? "left" : right ? "right" : "";
  };
  const shared = { view, question, busy, words, choose };
  return (
    <div class={`bal is-${view.step}`} ref={root} data-focus={focus} data-seats={seats} data-answers>
      <Signs />
      <div class="bal-table" {...SHARED} aria-hidden="true" />
      <ul class="bal-around" {...SHARED} aria-label={words.text("web-board")}>
        {around.map((other) => (
          <Place
            key={other}
            view={view}
            seat={other}
            name={names[other] ?? ""}
            side={side(other)}
            words={words}
            open={() => show(other)}
          />
        ))}
      </ul>
      <Ribbon view={view} words={words} />
      {choosingCharacter ? (
        <ChooseCharacter {...shared} witch={me} />
      ) : (
        <div class="bal-mine">
          <OwnPlace {...shared} witch={me} seat={focus} names={names} look={() => show(focus)} />
          <div class="bal-books">
            <Line
              {...shared}
              witch={me}
              seat={focus}
              title={seat === null ? text("board-place-of", { who: names[focus] ?? "" }) : text("board-my-potions")}
            />
            <Hand {...shared} witch={me} seat={focus} own={seat !== null} />
          </div>
        </div>
      )}
      <div class="bal-bottom">
        <div role="status" class="bal-why">
          {why && (
            <p>
              {words.refusal(why.why, why.facts)} <b>{why.rule}</b>
            </p>
          )}
        </div>
        <Choices {...shared} />
      </div>
      {shown !== null && (
        <Closer view={view} seat={shown} name={names[shown] ?? ""} words={words} close={() => show(null)} />
      )}
      <div class="bal-layer" data-layer aria-hidden="true" />
    </div>
  );
}

/** One place, from close by: bench, potions with what lies on them, the character's card. */
function Closer({
  view,
  seat,
  name,
  words,
  close,
}: {
  view: View;
  seat: number;
  name: string;
  words: BoardProps["words"];
  close(): void;
}) {
  const text = boardText(words);
  const witch = view.witches[seat];
  if (!witch) return null;
  return (
    <Dialog title={text("board-place-of", { who: name })} onClose={close} closeLabel={text("board-close")} wide>
      <div class="bal-closer">
        {witch.character && <CharacterCard id={witch.character} view={view} words={words} />}
        <div class="bal-closer-board">
          <Bench
            bench={witch.bench}
            spent={witch.spent}
            free={witch.free}
            words={words}
            offer={() => null}
            choose={() => undefined}
            drag={false}
          />
          <Markers markers={witch.markers} words={words} big />
        </div>
        <Line
          view={view}
          witch={witch}
          seat={-1}
          question={null}
          busy
          words={words}
          choose={() => undefined}
          title={words.text("word-line")}
        />
      </div>
    </Dialog>
  );
}
