/** What each event looks like. Nothing here changes what is true: the view that follows does that. */
import { h } from "preact";
import { Card, CardBack, Seal } from "./Card";
import { Cauldron } from "./Cauldron";
import { spotOf } from "../stage";
import {
  benchSpot,
  circleSpot,
  cube,
  floatUp,
  fly,
  flyCubes,
  handSpot,
  lineSpot,
  placeSpot,
  potSpot,
  pulse,
  put,
} from "./flights";
import { Portrait } from "./portraits";
import type { Ingredient } from "./data.gen";
import type { Counts } from "./piles";
import { type Animations, animationOf } from "../animations";
import type { Game, GameEvent, Stage } from "./types.gen";

const isOwn = (stage: Stage, seat: number): boolean => stage.view.seat === seat;

const counted = (pile: Ingredient[]): Counts => {
  const found: Counts = {};
  for (const ingredient of pile) found[ingredient] = (found[ingredient] ?? 0) + 1;
  return found;
};

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const banner = (stage: Stage, text: string, ms: number, name = ""): Promise<void> =>
  floatUp(stage.root, text, spotOf(stage.root, ".bal-ribbon"), ms, `is-banner ${name}`);

const SHOWS: Animations<Game> = {
  async RoundBegan(event, stage, ms) {
    stage.sound("round");
    await banner(stage, `${stage.words.text("word-round")} ${event.round}`, ms(700));
  },
  async CharacterShown(event, stage, ms) {
    stage.sound("card");
    const at = placeSpot(stage.root, event.seat);
    await floatUp(stage.root, h(Portrait, { of: event.character }), at, ms(600), "is-portrait");
  },
  async CharacterBoxed(event, stage, ms) {
    await floatUp(
      stage.root,
      h(Portrait, { of: event.character }),
      placeSpot(stage.root, event.seat),
      ms(450),
      "is-portrait",
    );
  },
  async PotionsDrawn(event, stage, ms) {
    stage.sound("draw");
    const from = spotOf(stage.root, "[data-pile]");
    const to = handSpot(stage.root, event.seat);
    const flights = Array.from({ length: Math.min(4, event.count) }, (_, at) =>
      fly(put(stage.root, h(CardBack, { small: true }), from), from, to, ms(320), { delay: at * 40 }),
    );
    await Promise.race([Promise.all(flights), pause(ms(160))]); // everybody draws: the next one need not wait
  },
  async PotionChosen(event, stage, ms) {
    const seat = event.seat;
    if (isOwn(stage, seat)) stage.sound("card");
    const from = handSpot(stage.root, seat);
    const to = isOwn(stage, seat) ? lineSpot(stage.root, seat) : placeSpot(stage.root, seat);
    await fly(put(stage.root, h(CardBack, { small: true }), from), from, to, ms(300), { lift: 30 });
  },
  async LeftToChance(event, stage, ms) {
    stage.sound("die");
    await pulse(
      stage.root,
      `[data-place="${event.seat}"]`,
      [{ rotate: "0deg" }, { rotate: "1.5deg" }, { rotate: "-1.5deg" }, { rotate: "0deg" }],
      ms(350),
    );
  },
  async PotionRevealed(event, stage, ms) {
    const seat = event.seat;
    stage.sound("card");
    const at = isOwn(stage, seat) ? lineSpot(stage.root, seat) : placeSpot(stage.root, seat);
    const id = event.potion;
    const view = stage.view;
    const known = view.potions[id] !== undefined;
    const piece = put(
      stage.root,
      known
        ? h(Card, { id, view, words: stage.words, turned: event.turned })
        : h("b", null, stage.words.text(`potion-${id}`)),
      at,
      known ? "is-card" : "bal-float",
    );
    const here = piece.style.transform;
    const flip = piece.animate(
      [
        { transform: `${here} perspective(600px) rotateY(90deg)`, opacity: 0.2 },
        { transform: `${here} perspective(600px) rotateY(0)`, opacity: 1, offset: 0.4 },
        { transform: `${here} scale(1)`, opacity: 1, offset: 0.85 },
        { transform: `${here} scale(.8)`, opacity: 0 },
      ],
      { duration: ms(750), easing: "ease-out" },
    );
    void flip.finished.then(() => piece.remove()).catch(() => undefined);
    await pause(ms(280)); // all cards are turned at once: they overlap
  },
  async MarkerMoved(event, stage, ms) {
    const { triggers } = event;
    if (triggers) stage.sound("ruby");
    const at = spotOf(
      stage.root,
      `[data-place="${event.seat}"] [data-marker="${event.arcanum}"]`,
      `[data-place="${event.seat}"]`,
    );
    const shown = floatUp(
      stage.root,
      [h(Seal, { of: event.arcanum }), ` ${event.space}${triggers ? " ✦" : ""}`],
      at,
      ms(triggers ? 600 : 380),
    );
    await Promise.race([shown, pause(ms(triggers ? 260 : 120))]);
  },
  async IngredientsConjured(event, stage, ms) {
    stage.sound("draw");
    const pile = Array<Ingredient>(event.count).fill(event.ingredient);
    await flyCubes(
      stage.root,
      pile,
      () => spotOf(stage.root, "[data-pile]"),
      (of) => benchSpot(stage.root, event.seat, of),
      ms(420),
    );
  },
  async IngredientAdded(event, stage, ms) {
    stage.sound("place");
    const from = spotOf(stage.root, "[data-pile]");
    await fly(put(stage.root, cube(event.ingredient), from), from, potSpot(stage.root, event.seat), ms(420));
  },
  async IngredientRemoved(event, stage, ms) {
    stage.sound("rat");
    const from = benchSpot(stage.root, event.seat, event.ingredient);
    await fly(put(stage.root, cube(event.ingredient), from), from, { ...from, x: from.x + 60, y: -40 }, ms(420), {
      lift: 20,
    });
  },
  async IngredientMoved(event, stage, ms) {
    stage.sound("place");
    const from = benchSpot(stage.root, event.seat, event.ingredient);
    await fly(put(stage.root, cube(event.ingredient), from), from, potSpot(stage.root, event.seat), ms(420));
  },
  async IngredientNamed(event, stage, ms) {
    stage.sound("card");
    await floatUp(
      stage.root,
      [h(Seal, { of: "tome" }), " ", cube(event.ingredient, 26)],
      placeSpot(stage.root, event.seat),
      ms(500),
    );
  },
  async InitiativeCalled(event, stage, ms) {
    stage.sound("stop");
    await banner(stage, stage.words.event(event), ms(1100));
  },
  ProductionFinished(_, stage) {
    stage.sound("stop");
  },
  async PotionUsed(event, stage, ms) {
    const seat = event.seat;
    const view = stage.view;
    if (isOwn(stage, seat) && !view.ordered) return; // her own steps in secret: she has seen them
    stage.sound("flask");
    const { root } = stage;
    const card = spotOf(
      root,
      `[data-recipe="${event.potion}"]`,
      `[data-place="${seat}"] [data-line]`,
      `[data-place="${seat}"]`,
    );
    const all = Promise.all([
      flyCubes(
        root,
        event.bench,
        (of) => benchSpot(root, seat, of),
        () => card,
        ms(260),
        24,
      ),
      flyCubes(
        root,
        event.given,
        () => card,
        () => potSpot(root, seat),
        ms(420),
        40,
      ),
    ]);
    await Promise.race([all, pause(ms(170))]);
  },
  async CauldronFilled(event, stage, ms) {
    if (event.ingredients.length === 0) return;
    await pulse(
      stage.root,
      `[data-cauldron="${event.seat}"]`,
      [{ scale: "1" }, { scale: "1.12" }, { scale: "1" }],
      ms(160),
    );
  },
  async MovedToCircle(event, stage, ms) {
    stage.sound("ruby");
    const from = potSpot(stage.root, event.seat);
    await fly(put(stage.root, cube(event.ingredient), from), from, circleSpot(stage.root, event.seat), ms(600));
  },
  /** All cauldrons set off one after another and are on their way together. */
  async CauldronPassed(event, stage, ms) {
    const { root, words } = stage;
    stage.sound("place");
    const from = potSpot(root, event.seat);
    const pot = put(
      root,
      h(Cauldron, { holds: counted(event.ingredients), seat: -1, label: "", words }),
      from,
      "is-pot",
    );
    const trip = fly(pot, from, potSpot(root, event.to), ms(800), { lift: 36 });
    await Promise.race([trip, pause(ms(230))]);
  },
  async BenchOverflowed(event, stage, ms) {
    const [seat, to] = [event.seat, event.to];
    const { root } = stage;
    stage.sound("explode");
    await pulse(
      root,
      `[data-place="${seat}"]`,
      [{ translate: "0" }, { translate: "-5px" }, { translate: "5px" }, { translate: "-3px" }, { translate: "0" }],
      ms(160),
    );
    await flyCubes(
      root,
      event.ingredients,
      (of) => benchSpot(root, seat, of),
      () => circleSpot(root, to),
      ms(560),
      90,
    );
    await pulse(
      root,
      `[data-circle="${to}"]`,
      [
        { scale: "1", filter: "brightness(1)" },
        { scale: "1.15", filter: "brightness(1.9)" },
        { scale: "1", filter: "brightness(1)" },
      ],
      ms(240),
    );
  },
  async HandsPassed(_, stage, ms) {
    stage.sound("card");
    await Promise.all(
      stage.view.witches.map((witch, seat) => {
        const from = handSpot(stage.root, seat);
        const fan = h(
          "span",
          { class: "bal-fan" },
          [0, 1, 2].map(() => h(CardBack, { small: true })),
        );
        return fly(put(stage.root, fan, from), from, handSpot(stage.root, witch.left), ms(750), { lift: 44 });
      }),
    );
  },
  async PileRanOut(event, stage, ms) {
    await banner(stage, stage.words.event(event), ms(700));
  },
  async MatchEnded(event, stage, ms) {
    stage.sound("end");
    for (const seat of event.winners)
      void pulse(stage.root, `[data-circle="${seat}"]`, [{ scale: "1" }, { scale: "1.3" }, { scale: "1" }], ms(900));
    await banner(stage, stage.words.event(event), ms(1400), "is-end");
  },
};

const FAST = 0.4; // catching up

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  const show = animationOf(SHOWS, event);
  if (!show) return;
  const root = stage.root.querySelector<HTMLElement>(".bal") ?? stage.root;
  if (stage.reduced) return;
  await show(event, { ...stage, root }, (usual) => (stage.fast ? usual * FAST : usual * stage.pace));
}
