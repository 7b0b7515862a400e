/** A card of the circle, forest side up, around 0, 0: its scene decides the question (SOR-6). */
import { ForestSpot } from "./forests";
import { CARD, signpost } from "./ring";
import { Mushroom, Star } from "./signs";
import { Scene } from "./Witchling";
import type { ForestView } from "./types.gen";

const W = CARD.width;
const H = CARD.height;

interface Props {
  forest: ForestView;
  place: number;
  prize: boolean;
  target: boolean;
}

export function ForestCard({ forest, place, prize, target }: Props) {
  return (
    <g class={`sor-card is-${forest.scene}${prize ? " is-prize" : ""}${target ? " is-target" : ""}`}>
      <rect class="sor-card-glow" x={-W / 2 - 9} y={-H / 2 - 9} width={W + 18} height={H + 18} rx="25" />
      <rect x={-W / 2 + 3} y={-H / 2 + 8} width={W} height={H} rx="18" fill="#000" opacity=".45" />
      <rect class="sor-card-paper" x={-W / 2} y={-H / 2} width={W} height={H} rx="18" />
      <g clip-path="url(#sor-inside)">
        <rect x={-W / 2} y={-H / 2} width={W} height={H} fill={`url(#sor-sky-${forest.scene})`} />
        <ForestSpot place={place} />
        {forest.scene === "many" && <rect x={-W / 2} y={-H / 2} width={W} height={H} fill="url(#sor-firelight)" />}
        <Scene scene={forest.scene} place={place} />
      </g>
      <rect class="sor-card-edge" x={-W / 2 + 5} y={-H / 2 + 5} width={W - 10} height={H - 10} rx="14" />
    </g>
  );
}

/** SOR-20. The two signposts of a card, to be seen over the witch too; left is clockwise. */
export function Posts({ place, star }: { place: number; star: "left" | "right" }) {
  return (
    <>
      {[true, false].map((clockwise) => {
        const { x, y, angle } = signpost(place, clockwise);
        const isStar = (star === "left") === clockwise;
        return (
          <g key={`${clockwise}`} transform={`translate(${x} ${y})`}>
            <path
              transform={`rotate(${angle})`}
              d="M-24-21H12L35 0 12 21H-24Q-29 21-29 16V-16Q-29-21-24-21Z"
              fill="#f3e0b5"
              stroke={isStar ? "#17101f" : "#8c1d16"}
              stroke-width="4.5"
            />
            {isStar ? <Star size={33} /> : <Mushroom size={30} />}
          </g>
        );
      })}
    </>
  );
}

/** An empty place of the circle. */
export function Gap() {
  return <rect class="sor-gap" x={-W / 2 + 4} y={-H / 2 + 4} width={W - 8} height={H - 8} rx="16" />;
}
