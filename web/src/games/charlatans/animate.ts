/** What each event looks like. Nothing here changes what is true: the view that follows does that. */
import { h } from "preact";
import { Card } from "./Card";
import { ChipIcon } from "./Chip";
import { colourOf } from "./chips";
import { type Spot, awaitThing, land, played, remove } from "../stage";
import { bagSpot, flyChip, floatUp, isOwn, placeOf, potSpot, put, putChip, spaceSpot, spotOf } from "./flights";
import { boom, coin, openHands, rollDie } from "./effects";
import { Glyph } from "./signs";
import { lastSpace } from "./spiral";
import { type AnimationOf, type Animations, animationOf } from "../animations";
import type { Game, GameEvent, Stage, View } from "./types.gen";

interface InTheAir {
  piece: HTMLElement;
  at: Spot;
}

/** Chips in the air between ChipDrawn and ChipPlaced, by the view before them (so by message: several may be shown at
 *  once) and by seat. */
const held = new WeakMap<View, Map<number, InTheAir>>();

function taken({ view }: Stage, seat: number): InTheAir | undefined {
  const air = held.get(view)?.get(seat);
  held.get(view)?.delete(seat);
  return air?.piece.isConnected ? air : undefined;
}

/** The chip that lies there already, where the board is ahead: the first that was not in the pot before. */
const nextChip = ({ root, view }: Stage, seat: number): Element | undefined =>
  root.querySelectorAll(`[data-pot="${seat}"] .cha-chip`)[view.players[seat]?.pot.length ?? 0];

const stoneIn = (root: HTMLElement, seat: number, of: "drop" | "rat"): Element | null =>
  root.querySelector(`[data-pot="${seat}"] [data-stone="${of}"]`);

const bookOf = (chip: string): string => `[data-book="${colourOf(chip)}"]`;

/** A chip of the pot, or of nowhere in particular, goes into the bag. */
const intoBag: AnimationOf<Game, { seat: number; chip: string }> = async ({ seat, chip }, { root, view }, ms) => {
  const player = view.players[seat];
  const lies = player?.pot.findLast((placed) => placed.chip === chip);
  const from = lies ? spaceSpot(root, seat, lies.space) : spaceSpot(root, seat, player ? lastSpace(player) : 0);
  const piece = putChip(root, chip, from);
  await flyChip(piece, from, bagSpot(root, seat), ms(420));
  remove(piece);
};

const SHOWS: Animations<Game> = {
  async RoundBegan(event, { root, words }, ms) {
    const at = spotOf(root, "[data-own]");
    await floatUp(root, `${words.text("word-round")} ${event.round}`, { ...at, y: Math.min(at.y, 320) }, ms(700));
  },
  async BookOpened(event, { root, sound }, ms) {
    sound("card");
    const book = root.querySelector(`[data-book="${event.colour}"]`);
    await played(book?.animate([{ scale: "1" }, { scale: "1.08" }, { scale: "1" }], ms(500)));
  },
  async CardRead(event, { root, words, sound }, ms) {
    sound("card");
    const at = spotOf(root, "[data-own]");
    const centre = { ...at, y: Math.min(at.y, 340) };
    const piece = put(root, h(Card, { card: event.card, words }), centre, "cha-flying-card");
    const here = piece.style.transform;
    await played(
      piece.animate(
        [
          { transform: `${here} perspective(700px) rotateY(95deg) scale(.8)` },
          { transform: `${here} perspective(700px) rotateY(0) scale(1)`, offset: 0.5 },
          { transform: `${here} perspective(700px) rotateY(0) scale(1)`, opacity: 1, offset: 0.85 },
          { transform: `${here} scale(.7)`, opacity: 0 },
        ],
        { duration: ms(700), easing: "ease-out" },
      ),
    );
    remove(piece);
  },
  async RatPlaced(event, stage, ms) {
    const { root, view } = stage;
    const { seat } = event;
    const arrives = awaitThing(stage, stoneIn(root, seat, "rat"));
    const from = spaceSpot(root, seat, view.players[seat]?.drop ?? 0);
    const to = spaceSpot(root, seat, event.space);
    const piece = put(root, h(Glyph, { of: "rat", class: "cha-runner" }), from);
    await flyChip(piece, { ...from, size: 48 }, { ...to, size: 48 }, ms(450));
    arrives();
    land(piece, stage);
  },
  async ChipDrawn(event, stage, ms) {
    const { root, sound } = stage;
    const { seat } = event;
    sound("draw");
    awaitThing(stage, nextChip(stage, seat));
    const from = bagSpot(root, seat);
    const pot = potSpot(root, seat);
    const own = isOwn(root, seat);
    const at = own ? { x: pot.x, y: pot.y + pot.size * 0.2, size: 76 } : { x: pot.x, y: pot.y, size: 34 };
    const piece = putChip(root, event.chip, from);
    piece.dataset.drawn = own ? "mine" : "other";
    await flyChip(piece, from, at, ms(own ? 380 : 200));
    const air = held.get(stage.view) ?? new Map<number, InTheAir>();
    held.set(stage.view, air.set(seat, { piece, at }));
  },
  async ChipPlaced(event, stage, ms) {
    const { root, sound } = stage;
    const { seat } = event;
    const arrives = awaitThing(stage, nextChip(stage, seat));
    const to = spaceSpot(root, seat, event.space);
    const air = taken(stage, seat);
    const from = air?.at ?? bagSpot(root, seat);
    const piece = air?.piece ?? putChip(root, event.chip, from);
    await flyChip(piece, from, to, ms(isOwn(root, seat) ? 380 : 220));
    arrives();
    land(piece, stage);
    sound("place");
  },
  async ChipMoved(event, stage, ms) {
    const { root, view, sound } = stage;
    const { seat } = event;
    const player = view.players[seat];
    const from = spaceSpot(root, seat, player ? lastSpace(player) : 0);
    const piece = putChip(root, event.chip, from);
    await flyChip(piece, from, spaceSpot(root, seat, event.space), ms(500));
    land(piece, stage);
    sound("place");
  },
  async ChipsShown(event, { root, sound }, ms) {
    const { seat } = event;
    const { chips } = event;
    const from = bagSpot(root, seat);
    const pot = potSpot(root, seat);
    const size = isOwn(root, seat) ? 56 : 24;
    sound("draw");
    const pieces = chips.map((chip) => putChip(root, chip, from));
    const row = (i: number): Spot => ({ x: pot.x + (i - (chips.length - 1) / 2) * size * 1.1, y: pot.y, size });
    await Promise.all(pieces.map((piece, i) => flyChip(piece, from, row(i), ms(420))));
    await played(pieces[0]?.animate([], ms(260)));
    pieces.forEach(remove);
  },
  async ChipSetAside(event, stage, ms) {
    const { root, sound } = stage;
    const { seat } = event;
    const air = taken(stage, seat);
    const from = air?.at ?? bagSpot(root, seat);
    const to = { ...placeOf(root, seat, "[data-beside]", `[data-rubies="${seat}"]`), size: 30 };
    const piece = air?.piece ?? putChip(root, event.chip, from);
    await flyChip(piece, from, to, ms(380));
    land(piece, stage);
    sound("place");
  },
  ChipPutBack: intoBag,
  async ChipLost(event, stage, ms) {
    const at = { ...bagSpot(stage.root, event.seat), size: 44 };
    await floatUp(stage.root, [h(ChipIcon, { chip: event.chip, size: 36 }), " −1"], at, ms(520));
  },
  async FlaskUsed(event, stage, ms) {
    stage.sound("flask");
    const flask = isOwn(stage.root, event.seat) ? stage.root.querySelector("[data-flask]") : null;
    flask?.animate([{ rotate: "0deg" }, { rotate: "-32deg" }, { rotate: "0deg" }], ms(500));
    await intoBag(event, stage, ms);
  },
  async FlaskFilled(event, { root, sound }, ms) {
    sound("flask");
    if (!isOwn(root, event.seat)) return;
    await played(
      root.querySelector("[data-flask]")?.animate([{ scale: "1" }, { scale: "1.15" }, { scale: "1" }], ms(400)),
    );
  },
  async PotExploded(event, stage, ms) {
    const air = taken(stage, event.seat);
    if (air) land(air.piece, stage);
    stage.sound("explode");
    await boom(stage.root, event.seat, ms(700));
  },
  async BrewedAnew(event, stage, ms) {
    const { seat } = event;
    const pot = stage.view.players[seat]?.pot ?? [];
    await Promise.all(pot.map((placed) => intoBag({ seat, chip: placed.chip }, stage, ms)));
  },
  async HandHeldOut(event, { root }, ms) {
    const { seat } = event;
    const pot = potSpot(root, seat);
    await floatUp(root, h(Glyph, { of: "fist", class: "cha-runner" }), pot, ms(isOwn(root, seat) ? 500 : 280));
  },
  async HandsOpened(event, { root, sound }, ms) {
    sound("draw");
    await openHands(root, event.drawing, event.stopping, ms(600));
  },
  async DieRolled(event, stage, ms) {
    stage.sound("die");
    await rollDie(stage.root, event.seat, event.face, ms(700));
  },
  async PointsGained({ seat, points }, { root, sound }, ms) {
    sound("points");
    const at = placeOf(root, seat, isOwn(root, seat) ? "[data-own-points]" : `[data-seat="${seat}"]`);
    await floatUp(root, [`+${points} `, h(Glyph, { of: "points" })], at, ms(560));
  },
  async RubiesGained({ seat, rubies }, { root, sound }, ms) {
    sound("ruby");
    await floatUp(
      root,
      [`+${rubies} `, h(Glyph, { of: "ruby" })],
      placeOf(root, seat, `[data-rubies="${seat}"]`),
      ms(560),
    );
  },
  async RubiesSpent(event, { root }, ms) {
    const at = placeOf(root, event.seat, `[data-rubies="${event.seat}"]`);
    await floatUp(root, [`−${event.rubies} `, h(Glyph, { of: "ruby" })], at, ms(420));
  },
  async CoinsChosen(event, { root, sound }, ms) {
    sound("points");
    await floatUp(root, coin(event.coins), potSpot(root, event.seat), ms(560));
  },
  async DropMoved(event, stage, ms) {
    const { root, view, sound } = stage;
    const { seat } = event;
    const arrives = awaitThing(stage, stoneIn(root, seat, "drop"));
    const from = spaceSpot(root, seat, view.players[seat]?.drop ?? 0);
    const to = spaceSpot(root, seat, event.space);
    const piece = put(root, h(Glyph, { of: "drop", class: "cha-runner" }), from);
    await flyChip(piece, { ...from, size: 48 }, { ...to, size: 48 }, ms(450));
    arrives();
    land(piece, stage);
    sound("place");
  },
  async TubeReached(event, { root, sound }, ms) {
    if (!isOwn(root, event.seat)) return;
    sound("place");
    const glass = root.querySelector(`[data-glass="${event.glass}"]`);
    await played(glass?.animate([{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], ms(420)));
  },
  async ChipGained(event, { root, sound }, ms) {
    const { seat } = event;
    sound("buy");
    const from = { ...placeOf(root, seat, bookOf(event.chip), `[data-seat="${seat}"]`), size: 44 };
    const piece = putChip(root, event.chip, from);
    await flyChip(piece, from, bagSpot(root, seat), ms(420));
    remove(piece);
  },
  async Bought(event, { root, sound }, ms) {
    const { seat } = event;
    const { chips } = event;
    if (!chips.length) return;
    sound("buy");
    const to = bagSpot(root, seat);
    await Promise.all(
      chips.map(async (chip) => {
        const from = {
          ...placeOf(root, seat, `[data-ware="${chip}"]`, bookOf(chip), `[data-seat="${seat}"]`),
          size: 50,
        };
        const piece = putChip(root, chip, from);
        await flyChip(piece, from, to, ms(520));
        remove(piece);
      }),
    );
  },
  MatchEnded(_, { sound }) {
    sound("end");
  },
};

const FAST = 80;

/** Sounds that an event makes even where nothing moves. */
const SILENTLY: Partial<Record<GameEvent["t"], string>> = {
  ChipPlaced: "place",
  PotExploded: "explode",
  RubiesGained: "ruby",
  PointsGained: "points",
  DieRolled: "die",
  CardRead: "card",
  FlaskUsed: "flask",
  FlaskFilled: "flask",
  Bought: "buy",
  MatchEnded: "end",
};

export async function animate(event: GameEvent, stage: Stage): Promise<void> {
  // The frame may hand over the board's own element or one around it.
  const root = stage.root.matches("[data-focus]") ? stage.root : stage.root.querySelector<HTMLElement>("[data-focus]");
  if (stage.reduced || !root) {
    const name = SILENTLY[event.t];
    if (name) stage.sound(name);
    if (event.t === "PotExploded" && root) await boom(root, event.seat, 200, true);
    return;
  }
  await animationOf(SHOWS, event)?.(event, { ...stage, root, sound: (name) => stage.sound(name) }, (usual) =>
    stage.fast ? FAST : usual * stage.pace,
  );
}
