/** The table: seven cards in a circle, the witch on one of them, the tray with cup and dice in the middle. */
import { SHARED, part } from "../../layout/Part";
import { Flyer } from "./Flyer";
import { ForestCard, Gap, Posts } from "./ForestCard";
import { PLACES } from "./data.gen";
import { RADIUS, TRAY, VIEW_BOX, facing, spot } from "./ring";
import type { Phase, Staged } from "./staging";
import { boardText } from "./messages.gen";
import { Tray } from "./Tray";
import type { Words } from "../types";
import type { ForestView, SorcellerieView } from "./types.gen";

interface Props {
  view: SorcellerieView;
  staged: Staged;
  phase: Phase;
  /** Is it shown where she would land? Not to those who race: finding it is a part of the game (SOR-5). */
  landing: boolean;
  words: Words;
}

const FLYER_LIFT = 70;

export function Ring({ view, staged, phase, landing, words }: Props) {
  const { gone, filled, witch = view.witch } = staged;
  const target = landing && phase === "lying" ? view.target : null;
  const cards = view.circle.map((card, place) =>
    filled?.place === place ? filled.forest : place === gone ? null : card,
  );
  return (
    <svg
      class="sor-ring"
      {...SHARED}
      {...part("ring", "essential")}
      viewBox={VIEW_BOX}
      role="group"
      aria-label={boardText(words)("board-circle")}
    >
      <circle class="sor-table-top" r={RADIUS + 96} />
      <circle class="sor-rune" r={RADIUS + 78} />
      <circle class="sor-path" r={RADIUS} />
      {!view.expert && cards.map((_, place) => <Chevron key={place} place={place + 0.5} />)}
      <Tray view={view} phase={phase} words={words} />
      {cards.map((card, place) => {
        const { x, y } = spot(place);
        return (
          <g
            key={place}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-place={place}
            role="img"
            aria-label={labelOf(view, card, place, target, words)}
          >
            {card ? (
              <g class={filled?.place === place ? "sor-arrives" : ""}>
                <ForestCard
                  forest={card}
                  place={place}
                  prize={place === witch && gone === undefined}
                  target={place === target}
                />
              </g>
            ) : (
              <Gap />
            )}
          </g>
        );
      })}
      {target !== null && target !== view.witch && <Pawn place={target} ghost />}
      <Pawn place={witch} />
      {view.expert &&
        cards.map((card, place) => {
          const { x, y } = spot(place);
          return (
            card && (
              <g
                key={place}
                class="sor-posts"
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
                aria-hidden="true"
              >
                <Posts place={place} star={card.star} />
              </g>
            )
          );
        })}
    </svg>
  );
}

/** The witch; as a ghost where she would land. */
function Pawn({ place, ghost = false }: { place: number; ghost?: boolean }) {
  return (
    <g
      class={ghost ? "sor-ghost" : "sor-flyer"}
      data-witch={ghost ? undefined : true}
      style={{ transform: over(place) }}
      aria-hidden="true"
    >
      <g transform={`scale(${facing(place)} 1)`}>
        <Flyer />
      </g>
    </g>
  );
}

/** Where she hovers over a place, as a style. */
export function over(place: number): string {
  const { x, y } = spot(place);
  return `translate(${x.toFixed(1)}px, ${(y - FLYER_LIFT).toFixed(1)}px)`;
}

/** She faces clockwise (SOR-2). */
function Chevron({ place }: { place: number }) {
  const { x, y } = spot(place, TRAY + 44);
  return (
    <path
      class="sor-chevron"
      d="M-9-14 9 0-9 14"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(place * 360) / PLACES})`}
    />
  );
}

function labelOf(
  view: SorcellerieView,
  card: ForestView | null,
  place: number,
  target: number | null,
  words: Words,
): string {
  const text = boardText(words);
  if (!card) return text("board-gap", { n: place + 1 });
  const parts = [text("board-place", { n: place + 1, scene: words.text(`scene-${card.scene}`) })];
  if (place === view.witch) parts.push(text("board-stands-here"));
  if (place === target) parts.push(text("board-lands-here"));
  if (view.expert) {
    const [next, other] = [((place + 1) % PLACES) + 1, ((place + PLACES - 1) % PLACES) + 1];
    parts.push(
      card.star === "left"
        ? text("board-star-to", { next, other })
        : text("board-star-to", { next: other, other: next }),
    );
  }
  return parts.join(", ");
}
