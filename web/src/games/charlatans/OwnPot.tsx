/** The player's own corner: gauge, pot, bag, flask, purse; and the shop when it is open. */
import { useEffect, useRef, useState } from "preact/hooks";
import { NextSpaces } from "./NextSpaces";
import { Pouch } from "./Bag";
import { ChipIcon } from "./Chip";
import { Flask } from "./Flask";
import { FreshCard } from "./FreshCard";
import { Gauge } from "./Gauge";
import { SpaceRewards } from "./SpaceRewards";
import { LargePot } from "./LargePot";
import { Shop } from "./Shop";
import type { Shown } from "./ShownLarge";
import { Glyph } from "./signs";
import { FIST_DRAWS } from "./data.gen";
import { SIZE, lastSpace, pointOf } from "./spiral";
import { summaryOf } from "./summary";
import { boardText } from "./messages.gen";
import { Person } from "../../layout/Person";
import { SHARED, givesWay, part } from "../../layout/Part";
import type { BoardProps, PlayerView } from "./types.gen";

export function OwnPot(props: BoardProps & { player: PlayerView; focus: number; look(shown: Shown): void }) {
  const { view, player, focus, seat, names, question, act, whyNot, busy, words, hideOdds, look } = props;
  const text = boardText(words);
  const shopping = question?.decision.t === "BuyChips";
  const [tab, setTab] = useState<"shop" | "pot">("shop");
  const [near, setNear] = useState(false);
  const kettle = useRef<HTMLDivElement>(null);
  const title = seat === null ? text("board-pot-of", { who: names[focus] ?? "" }) : text("board-my-pot");
  useEffect(() => setTab("shop"), [question?.number]);
  useEffect(() => {
    const box = kettle.current;
    if (!box || !near) return;
    const { x, y } = pointOf(lastSpace(player) + 2);
    box.scrollTo({
      left: (x / SIZE) * box.scrollWidth - box.clientWidth / 2,
      top: (y / SIZE) * box.scrollHeight - box.clientHeight / 2,
    });
  }, [near, player]);
  const inShop = shopping && tab === "shop";
  return (
    <section
      class={`cha-own${player.exploded ? " is-exploded" : ""}${inShop ? " is-shopping" : ""}`}
      aria-label={title}
      data-own
    >
      <p class="cha-hidden">{summaryOf(player, words)}</p>
      <div class="cha-hud" {...givesWay(inShop)}>
        <Gauge player={player} words={words} hideOdds={hideOdds} />
        <SpaceRewards
          scoring={player.scoring}
          words={words}
          title={player.stopped || player.exploded ? text("board-scores") : text("board-scores-now")}
        />
      </div>
      {shopping && (
        <div class="cha-tabs" role="group" aria-label={words.text("word-shop")}>
          {(["shop", "pot"] as const).map((which) => (
            <button type="button" aria-pressed={tab === which} onClick={() => setTab(which)}>
              {which === "shop" ? text("board-shop-tab") : text("board-pot-tab")}
            </button>
          ))}
        </div>
      )}
      {inShop && question ? (
        <Shop
          view={view}
          coins={player.scoring.coins}
          question={question}
          act={act}
          whyNot={whyNot}
          busy={busy}
          words={words}
          open={(colour) => look({ what: "book", colour })}
        />
      ) : (
        <div class="cha-hearth" {...SHARED}>
          <div
            class={`cha-kettle${near ? " is-near" : ""}`}
            ref={kettle}
            data-pot={focus}
            {...part("pot", "essential")}
          >
            <LargePot player={player} id="cha-own" label={title} words={words} />
          </div>
          {player.exploded && <p class="cha-boom">{text("board-boom")}</p>}
          <button type="button" class="cha-zoom" aria-pressed={near} onClick={() => setNear(!near)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="10" cy="10" r="6.5" />
              <path d={near ? "M15 15l6 6M7 10h6" : "M15 15l6 6M7 10h6M10 7v6"} />
            </svg>
            <span class="cha-hidden">{near ? text("board-zoom-out") : text("board-zoom-in")}</span>
          </button>
        </div>
      )}
      {!inShop && seat !== null && <FreshCard view={view} question={question} words={words} />}
      {!inShop && <NextSpaces player={player} words={words} />}
      <div class="cha-bench" {...givesWay(inShop)}>
        <Pouch
          player={player}
          seat={focus}
          question={question}
          act={act}
          look={() => look({ what: "bag", seat: focus })}
          busy={busy}
          words={words}
        />
        <div class="cha-wealth" {...part("purse", "essential")}>
          <Person seat={focus} />
          <span data-rubies={focus} title={text("board-rubies", { n: player.rubies })}>
            <Glyph of="ruby" />
            <b>{player.rubies}</b>
            <span class="cha-hidden">{words.text("word-rubies")}</span>
          </span>
          <span data-own-points title={text("board-points", { n: player.points })}>
            <Glyph of="points" />
            <b>{player.points}</b>
            <span class="cha-hidden">{words.text("word-points")}</span>
          </span>
          {player.tails > 0 && (
            <span title={text("board-tails", { n: player.tails })}>
              <Glyph of="rat" />
              <b>{player.tails}</b>
              <span class="cha-hidden">{text("board-tails", { n: player.tails })}</span>
            </span>
          )}
        </div>
        <Flask full={player.flask_full} question={question} act={act} busy={busy} words={words} />
      </div>
      {(player.beside.length > 0 || player.decided) && (
        <div class="cha-wealth">
          {player.beside.length > 0 && (
            <span title={text("board-beside")} data-beside>
              {player.beside.map((chip) => (
                <ChipIcon chip={chip} size={30} />
              ))}
              <span class="cha-hidden">
                {text("board-beside")}: {player.beside.map((chip) => words.text(`chip-${chip}`)).join(", ")}
              </span>
            </span>
          )}
          {player.decided && (
            <span class="cha-own-fist">
              <Glyph of="fist" /> {player.intent === FIST_DRAWS ? text("board-fist-draws") : text("board-fist-stops")}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
