/** Your corner: character, bench, cauldron and Circle. */
import { part } from "../../layout/Part";
import { Person } from "../../layout/Person";
import { Bench } from "./Bench";
import { Markers } from "./Card";
import { Cauldron } from "./Cauldron";
import { DemonCircle, heatOf } from "./Circle";
import { Portrait } from "./portraits";
import { Cube, Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { offerOf } from "../offers";
import type { Words } from "../types";
import { INGREDIENTS, type Ingredient, STAR } from "./data.gen";
import { lying, plus, sizeOf } from "./piles";
import type { Offer, Question, View, WitchView } from "./types.gen";

interface Props {
  view: View;
  witch: WitchView;
  seat: number;
  names: string[];
  question: Question | null;
  busy: boolean;
  words: Words;
  choose(offer: Offer): void;
  look(): void;
}

/** What a tap on a tray does: fill the slot that is asked for. */
const trayOffer = (question: Question | null, ingredient: Ingredient): Offer | null =>
  offerOf(question, "FillInput", { ingredient, source: "bench" });

export function OwnPlace({ view, witch, seat, names, question, busy, words, choose, look }: Props) {
  const text = boardText(words);
  const heat = heatOf(sizeOf(witch.circle));
  const said = (counts: WitchView["bench"]): string =>
    lying(counts)
      .map((ingredient) => words.text(`ingredient-${ingredient}`))
      .join(", ") || text("board-nothing");
  const producing = question?.decision.t === "Produce" || question?.decision.t === "FillSlot";
  return (
    <section
      class={`bal-own seat-${seat} ${heat}`}
      aria-label={text("board-place-of", { who: names[seat] ?? "" })}
      data-place={seat}
      data-own
    >
      <p class="bal-hidden">
        {text("board-summary", {
          bench: said(witch.bench),
          cauldron: said(plus(witch.cauldron, witch.made)),
          circle: said(witch.circle),
        })}
      </p>
      <Person seat={seat} />
      <button type="button" class="bal-me" onClick={look}>
        <Portrait of={witch.character} class={witch.in_play ? "" : "is-boxed"} />
        <span>
          <b>{witch.character ? words.text(`character-${witch.character}`) : words.text("word-character")}</b>
          {!witch.in_play && witch.kept && <small>{text("board-boxed")}</small>}
        </span>
      </button>
      <Markers markers={witch.markers} words={words} big />
      <Bench
        bench={witch.bench}
        spent={witch.spent}
        free={witch.free}
        words={words}
        offer={(ingredient) => (busy ? null : trayOffer(question, ingredient))}
        choose={choose}
        drag={producing && !busy}
      />
      <div class="bal-vessels">
        <div class="bal-vessel" {...part("cauldron", "essential")}>
          <Cauldron
            holds={witch.cauldron}
            brewing={witch.made}
            seat={seat}
            label={text("board-my-cauldron")}
            words={words}
          />
          <Outlook view={view} witch={witch} names={names} words={words} />
        </div>
        <div class="bal-vessel" {...part("circle", "essential")}>
          <DemonCircle circle={witch.circle} seat={seat} label={text("board-my-circle")} words={words} />
          {heat === "is-danger" || heat === "is-burning" ? (
            <span class="bal-alarm">{heat === "is-danger" ? text("board-danger") : text("board-over")}</span>
          ) : (
            <span class="bal-ends">{text("board-circle-ends", { most: STAR })}</span>
          )}
        </div>
      </div>
    </section>
  );
}

/** The cauldron against the free hollows of the bench where it will go, as both are now. */
function Outlook({ view, witch, names, words }: Pick<Props, "view" | "witch" | "names" | "words">) {
  const text = boardText(words);
  const to = witch.right;
  const receiver = view.witches[to];
  if (!receiver || view.witches.length < 2) return null;
  const holds = plus(witch.cauldron, witch.made);
  return (
    <div class="bal-outlook" aria-label={text("board-room-right", { who: names[to] ?? "" })} role="group">
      <p>
        <Glyph of="pot" /> → <b>{names[to]}</b>
      </p>
      <ul>
        {INGREDIENTS.map((ingredient) => {
          const room = receiver.room[ingredient] ?? 0;
          const has = holds[ingredient] ?? 0;
          const over = Math.max(0, has - room);
          return (
            <li
              key={ingredient}
              class={over ? "is-over" : has ? "is-some" : ""}
              title={`${words.text(`ingredient-${ingredient}`)}: ${text("board-room", { n: room })}`}
            >
              <Cube of={ingredient} size={18} />
              <span>
                <b>{has}</b>/{room}
              </span>
              <span class="bal-hidden">
                {words.text(`ingredient-${ingredient}`)}, {text("board-room", { n: room })}
                {over ? `, ${text("board-too-many", { n: over })}` : ""}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
