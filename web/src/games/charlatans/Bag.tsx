/** The bag: a pouch to draw from, and what it must hold, which everybody knows (CHA-5). */
import { part } from "../../layout/Part";
import { ChipIcon } from "./Chip";
import { countOf, inOrder } from "./chips";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { actionOf } from "../offers";
import type { Draw, PlayerView, Question } from "./types.gen";

function PouchDrawing({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 120 120" class="cha-pouch-drawing" aria-hidden="true">
      <ellipse cx="60" cy="111" rx="44" ry="7" class="cha-floor" />
      <path
        d={
          full
            ? "M42 40C18 58 8 78 14 96c4 12 22 15 46 15s42-3 46-15c6-18-4-38-28-56z"
            : "M44 44C28 62 20 82 24 98c4 10 18 13 36 13s32-3 36-13c4-16-4-36-20-54z"
        }
        class="cha-cloth"
      />
      <path d="M34 62c-8 10-13 22-11 32" class="cha-fold" />
      <path d="M84 60c8 10 12 20 11 31M60 52c-2 14-1 30 2 44" class="cha-fold" />
      <path d="M36 14c6 8 12 3 17 9 5-7 11-6 15-1 4-6 11-1 17-8-1 11-4 18-9 26H45c-5-8-9-15-9-26z" class="cha-cloth" />
      <path d="M41 41c12 6 27 6 39 0" class="cha-cord" />
      <path d="M72 43c8 5 10 12 8 20M69 44c2 8 0 15-4 20" class="cha-cord is-thin" />
      <circle cx="80" cy="65" r="4" class="cha-bead" />
      <circle cx="64" cy="66" r="4" class="cha-bead" />
    </svg>
  );
}

/** Tap to draw where drawing is asked; otherwise it opens what is known about the bag. */
export function Pouch({
  player,
  seat,
  question,
  act,
  look,
  busy,
  words,
}: {
  player: PlayerView;
  seat: number;
  question: Question | null;
  act(action: Draw): void;
  look(): void;
  busy: boolean;
  words: Words;
}) {
  const text = boardText(words);
  const count = countOf(player.bag);
  const draw = actionOf(question, "Draw");
  const called = draw ? words.action(draw, question?.decision) : ""; // as the bar calls it
  const label = draw
    ? `${called}. ${text("board-in-bag", { n: count })}`
    : `${text("board-my-bag")}: ${text("board-in-bag", { n: count })}`;
  return (
    <button
      type="button"
      class={`cha-pouch${draw ? " is-asked" : ""}`}
      data-bag={seat}
      {...part("bag", "essential")}
      aria-disabled={busy}
      onClick={() => !busy && (draw ? act(draw) : look())}
    >
      <PouchDrawing full={count > 4} />
      <span class="cha-hidden">{label}</span>
      <span class="cha-pouch-count" aria-hidden="true">
        {count}
      </span>
      <span class="cha-under" aria-hidden="true">
        {draw ? called : words.text("word-bag")}
      </span>
    </button>
  );
}

export function BagContents({ bag, words, size = 34 }: { bag: Record<string, number>; words: Words; size?: number }) {
  const chips = inOrder(Object.keys(bag));
  if (!chips.length) return <p class="cha-soft">{boardText(words)("board-bag-empty")}</p>;
  return (
    <ul class="cha-bag-list">
      {chips.map((chip) => (
        <li key={chip} title={words.text(`chip-${chip}`)}>
          <ChipIcon chip={chip} size={size} />
          <span aria-hidden="true">×{bag[chip]}</span>
          <span class="cha-hidden">
            {bag[chip]} × {words.text(`chip-${chip}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
