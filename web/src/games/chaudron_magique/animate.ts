/** What each event looks like. Nothing here changes what is true: the view that follows does that. */
import { h } from "preact";
import { lying } from "./blocks";
import { Card, CardBack } from "./Card";
import { played, remove, spotOf } from "../stage";
import { cellSpot, dropInto, floatUp, fly, hush, potSpot, put, putToken, smoke, witchSpot } from "./flights";
import { brewInto, choke, triumph } from "./effects";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { type Animations, animationOf } from "../animations";
import type { Game, GameEvent, Stage } from "./types.gen";

/** Resources leave the cauldron: they rise, shrink and are gone. */
async function riseAway(
  root: HTMLElement,
  cells: string[],
  letters: (string | undefined)[],
  ms: number,
): Promise<void> {
  const to = { ...spotOf(root, "[data-bench-card]", ".chm-burnt"), size: 18 };
  await Promise.all(
    cells.map(async (cell, at) => {
      const from = cellSpot(root, cell);
      hush(root, cell);
      const piece = putToken(root, letters[at] ?? "B", from);
      await fly(piece, { ...from, size: from.size * 0.9 }, to, ms, at * ms * 0.12);
      remove(piece);
    }),
  );
}

async function moveAcross(root: HTMLElement, letter: string, cell: string, onto: string, ms: number): Promise<void> {
  const [from, to] = [cellSpot(root, cell), cellSpot(root, onto)];
  hush(root, cell);
  const piece = putToken(root, letter, from);
  piece.dataset.landed = onto;
  await fly(piece, { ...from, size: from.size * 0.9 }, { ...to, size: to.size * 0.9 }, ms);
}

const SHOWS: Animations<Game> = {
  async ResourcesThrown(event, { root, sound }, ms) {
    const letters = event.resources;
    sound("die");
    await Promise.all(event.cells.map((cell, at) => dropInto(root, letters[at] ?? "B", cell, ms(420), at * ms(70))));
  },
  async TurnBegan(event, { root, words, sound }, ms) {
    sound("round");
    await floatUp(
      root,
      boardText(words)("board-turn-number", { n: event.turn }),
      potSpot(root),
      ms(700),
      "chm-float is-large",
    );
  },
  async PotionUncovered(event, { root, sound, words }, ms) {
    sound("card");
    await floatUp(
      root,
      [h(Glyph, { of: "quill" }), " ", words.text(`potion-${event.potion}`)],
      spotOf(root, ".chm-potions"),
      ms(650),
    );
  },
  async MarkersAdded(event, { root }, ms) {
    const shakes = event.potions.map((potion) =>
      root
        .querySelector(`[data-potion="${potion}"] .chm-turns`)
        ?.animate([{ scale: "1" }, { scale: "1.4" }, { scale: "1" }], ms(380)),
    );
    await Promise.all(shakes.map(played));
  },
  async IngredientsDrawn(event, { root, sound }, ms) {
    sound("draw");
    const from = { ...spotOf(root, "[data-deck]"), size: 30 };
    const to = witchSpot(root, event.seat);
    const pieces = Array.from({ length: Math.min(3, event.count) }, () =>
      put(root, h(CardBack, { class: "is-flying" }), from),
    );
    await Promise.all(
      pieces.map((piece, at) => fly(piece, { ...from, size: 44 }, { ...to, size: 30 }, ms(260), at * ms(60))),
    );
    pieces.forEach(remove);
  },
  async CardsPicked(event, { root, sound }, ms) {
    sound("card");
    await played(
      root
        .querySelector(`[data-witch="${event.seat}"]`)
        ?.animate([{ translate: "0 0" }, { translate: "0 -6px" }, { translate: "0 0" }], ms(220)),
    );
  },
  async IngredientTurnedUp(event, { root, view, words, sound }, ms) {
    sound("card");
    const card = event.card;
    const face = view.ingredients[card];
    const from = witchSpot(root, event.seat);
    const middle = { ...potSpot(root), size: 48 };
    const piece = put(
      root,
      face ? h(Card, { id: card, face, words }) : h("p", { class: "chm-float is-large" }, words.text(`card-${card}`)),
      middle,
      "chm-turned-up",
    );
    const at = (x: number, y: number, scale: number, turn: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) perspective(700px) rotateY(${turn}deg) scale(${scale})`;
    await played(
      piece.animate(
        [
          { transform: at(from.x, from.y, 0.3, 160), opacity: 0.4 },
          { transform: at(middle.x, middle.y, 1.25, 0), opacity: 1, offset: 0.35 },
          { transform: at(middle.x, middle.y, 1.25, 0), opacity: 1, offset: 0.8 },
          { transform: at(middle.x, middle.y, 1, 0), opacity: 0 },
        ],
        { duration: ms(700), easing: "ease-out" },
      ),
    );
    remove(piece);
  },
  async BlockRemoved(event, { root, sound }, ms) {
    sound("draw");
    await riseAway(root, event.cells, event.resources, ms(480));
  },
  async EveryRemoved(event, { root, sound }, ms) {
    const cells = event.cells;
    sound("draw");
    await riseAway(
      root,
      cells,
      cells.map(() => event.resource),
      ms(480),
    );
  },
  async BlockLaid(event, { root }, ms) {
    const lost = event.lost;
    if (lost > 0) smoke(root, { ...spotOf(root, ".chm-burnt"), size: 60 }, ms(500));
  },
  async ResourceAdded(event, { root, sound }, ms) {
    hush(root, event.cell);
    await dropInto(root, event.resource, event.cell, ms(320));
    sound("place");
  },
  async ResourceReplaced(event, { root }, ms) {
    const cell = event.cell;
    hush(root, cell);
    smoke(root, cellSpot(root, cell), ms(400));
  },
  ResourceDuplicated(_, { sound }) {
    sound("flask");
  },
  async ResourceMoved(event, { root, sound }, ms) {
    await moveAcross(root, event.resource, event.cell, event.onto, ms(450));
    sound("place");
  },
  async BurntMoved(event, { root, sound }, ms) {
    await moveAcross(root, "x", event.cell, event.onto, ms(450));
    sound("place");
  },
  async BurntCaused(event, { root, sound, words }, ms) {
    sound("stop");
    const spared = event.spared;
    const line = [
      h(Glyph, { of: "flame" }),
      ` +${event.count}`,
      spared > 0 ? ` (${boardText(words)("board-spared", { n: spared })})` : "",
    ];
    root.querySelector(".chm-pad")?.animate(
      [0, -6, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
      ms(400),
    );
    await floatUp(root, line, { ...spotOf(root, ".chm-burnt"), size: 40 }, ms(600), "chm-float is-hot");
  },
  async BurntPut(event, { root, view, sound }, ms) {
    const cell = event.cell;
    if (lying(view.grid, cell) !== ".") hush(root, cell);
    await dropInto(root, "x", cell, ms(340));
    sound("rat");
    smoke(root, cellSpot(root, cell), ms(600));
  },
  async PotionBrewed(event, stage, ms) {
    stage.sound("flask");
    await brewInto(stage.root, event, stage.view, stage.words, ms);
    stage.sound(event.forced ? "stop" : "points");
  },
  async CauldronWon(_, { root, sound, words }, ms) {
    sound("end");
    await triumph(root, boardText(words)("board-won"), ms(1400));
  },
  async CauldronLost(_, { root, sound, words }, ms) {
    sound("explode");
    await choke(root, boardText(words)("board-lost"), ms(1400));
  },
};

const FAST = 80;

/** Sounds that an event makes even where nothing moves. */
const SILENTLY: Partial<Record<GameEvent["t"], string>> = {
  TurnBegan: "round",
  IngredientTurnedUp: "card",
  ResourceAdded: "place",
  BurntCaused: "stop",
  PotionBrewed: "points",
  CauldronWon: "end",
  CauldronLost: "explode",
};

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  const root = stage.root.matches("[data-focus]") ? stage.root : stage.root.querySelector<HTMLElement>("[data-focus]");
  if (stage.reduced || !root) {
    const name = SILENTLY[event.t];
    if (name) stage.sound(name);
    return;
  }
  await animationOf(SHOWS, event)?.(event, { ...stage, root, sound: (name) => stage.sound(name) }, (usual) =>
    stage.fast ? FAST : usual * stage.pace,
  );
}
