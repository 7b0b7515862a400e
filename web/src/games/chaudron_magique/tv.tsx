/** Le Chaudron Magique on a television: the whole cauldron, the face-up Potions, what has burnt, who cooks. */
import { Bottle } from "./Bottle";
import { BurntLine, dangerOf } from "./BurntLine";
import { Cauldron } from "./Cauldron";
import { Pointed } from "./Ghosts";
import { cardName, potionName } from "./names";
import { partsFound } from "./Potions";
import { proposalsOf } from "./proposals";
import { Glyph, Signs } from "./signs";
import { sentence } from "./phrases";
import { BlockPicture } from "./Tokens";
import { boardText } from "./messages.gen";
import type { TvModule, TvProps } from "../types";
import { MARKERS } from "./data.gen";
import type { Game, ShownPotion } from "./types.gen";
import "./board.css";
import "./cauldron.css";
import "./overlays.css";
import "./potions.css";
import "./tv.css";

const CELL = 40;
/** Around a larger table only the last phrase has room. */
const FEW = 4;

function Tv(props: TvProps<Game>) {
  const { view, words, names, pointing } = props;
  const text = boardText(words);
  return (
    <div class="chm chm-tv">
      <Signs />
      <div class="chm-tv-pot">
        <Cauldron
          grid={view.grid}
          danger={dangerOf(view.burnt, view.limit)}
          open={null}
          from={null}
          svg={null}
          hands={{}}
          narrow={false}
        >
          {proposalsOf(pointing).map(({ from, proposal }) => (
            <Pointed key={from} what={proposal.action} seat={from} name={names[from] ?? ""} view={view} />
          ))}
        </Cauldron>
      </div>
      <div class="chm-tv-middle">
        <BurntLine burnt={view.burnt} limit={view.limit} coming={0} words={words} />
        <ul class="chm-tv-potions">
          {view.shown.map((shown) => (
            <Potion key={shown.potion} shown={shown} view={view} words={words} />
          ))}
        </ul>
        <p class="chm-tv-brewed">
          <b data-round={view.turn}>{text("board-turn-number", { n: view.turn })}</b>{" "}
          {text("board-brewed", { n: view.brewed.length })}{" "}
          {view.brewed.map((potion) => (
            <Bottle key={potion} rarity={view.potions[potion]?.rarity ?? "common"} full={1} id={`done-${potion}`} />
          ))}
        </p>
      </div>
      <ul class="chm-tv-witches">
        {view.witches.map((_, seat) => (
          <Witch key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </div>
  );
}

function Potion({ shown, view, words }: Pick<TvProps<Game>, "view" | "words"> & { shown: ShownPotion }) {
  const face = view.potions[shown.potion];
  if (!face) return null;
  return (
    <li class={`is-${face.rarity}${shown.turns_left <= 1 ? " is-urgent" : ""}`}>
      <Bottle rarity={face.rarity} full={shown.found / shown.size} id={`tv-${shown.potion}`} />
      <div>
        <b>{potionName(view, shown.potion, words)}</b>
        <p title={boardText(words)("board-turns-left", { n: shown.turns_left })}>
          {Array.from({ length: MARKERS }, (_, at) => (
            <Glyph key={at} of={at < shown.turns_left ? "candle" : "stub"} />
          ))}{" "}
          {shown.found}/{shown.size}
        </p>
      </div>
      <span class="chm-tv-pattern">
        {face.blocks.map((block, at) => {
          const found = shown.blocks[at];
          return <BlockPicture key={at} text={block} unit={CELL} {...(found ? partsFound(block, found) : {})} />;
        })}
      </span>
    </li>
  );
}

/** What she has laid down, and what she said last. */
function Witch({ view, words, phrases, person, seat }: TvProps<Game> & { seat: number }) {
  const text = boardText(words);
  const witch = view.witches[seat];
  if (!witch) return null;
  const last = phrases.at(-1);
  const said = view.witches.length > FEW ? last : phrases.findLast((phrase) => phrase.seat === seat);
  const shown = witch.revealed && witch.picked ? cardName(view, witch.picked, words) : "";
  const state = view.step === "choosing" && witch.has_picked ? text("board-picked") : ""; // else the hourglass says it
  return (
    <li class={`seat-${seat}${view.decider === seat ? " is-acting" : ""}`}>
      {person(seat)}
      <p>
        {view.holder === seat && <Glyph of="ladle" />} {shown || state}
      </p>
      {said?.seat === seat && <q>{sentence(said.kind, said.subject || null, view, words)}</q>}
    </li>
  );
}

const tv: TvModule<Game> = { Tv };
export default tv;
