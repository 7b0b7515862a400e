/** The box that was taken out: what it is, and the two ways to a table. A name is asked for once, right here. */
import { NameField } from "../ui/NameField";
import { useSignal } from "@preact/signals";
import { forgetTold, stepsTold } from "../guide/memory";
import { newTable } from "../net/api";
import type { GameInfo } from "../net/api";
import { Refusal } from "../net/requests";
import { follow, go, rememberCreated } from "../router";
import { botLevel, levelAmong, playerName } from "../settings";
import { Choice } from "../ui/Choice";
import { Icon } from "../ui/icons";
import { toast } from "../ui/toast";
import type { ReaderWords } from "../words/words";
import { CardFile, type LoadedCards } from "./CardFile";

/** A name for those who do not want to think of one. */
const SUGGESTED = ["Brindille", "Cannelle", "Fougère", "Noisette", "Sureau", "Lavande", "Sauge", "Myrtille"];
const suggestion = SUGGESTED[Math.floor(Math.random() * SUGGESTED.length)] ?? "Brindille";

interface Props {
  game: GameInfo;
  words: ReaderWords;
}

export function GamePanel({ game, words }: Props) {
  const seats = useSignal(0);
  const busy = useSignal(false);
  const cards = useSignal<LoadedCards | null>(null);
  const wrong = useSignal("");
  const isNew = stepsTold(game.name).size === 0;
  const say = (id: string): string => words.text(id);
  const levelName = (bot: string): string => (words.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);
  const wanted = seats.value || game.usual_seats;
  const bots = levelAmong(game.bots, game.usual_bot);

  async function open(way: "guide" | "quick" | "invite"): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    wrong.value = "";
    if (!playerName.value.trim()) playerName.value = suggestion;
    try {
      const name = playerName.value.trim();
      const options = cards.value && game.card_file ? { [game.card_file]: cards.value.text } : {};
      const { id } = await newTable({
        game: game.name,
        options,
        seats: wanted,
        name,
        quick: way === "quick",
        guide: way === "guide",
        bot: bots,
      });
      if (way === "guide") forgetTold(game.name);
      rememberCreated(id);
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) toast(say("web-failed"));
      else if (cards.value && error.facts.detail)
        wrong.value = `${error.facts.detail}`.replace(/^cards/, cards.value.name);
      else toast(words.refusal(error.why, error.facts));
    } finally {
      busy.value = false;
    }
  }

  const range = Array.from(
    { length: Math.max(0, game.most_seats - game.fewest_seats + 1) },
    (_, at) => game.fewest_seats + at,
  );
  return (
    <section class="game-panel" aria-label={say(`game-${game.name}`)}>
      <div class="game-about">
        <h2>{say(`game-${game.name}`)}</h2>
        <p class="game-tagline">{words.attribute(`game-${game.name}`, "tagline")}</p>
        <p class="game-story">{words.attribute(`game-${game.name}`, "about")}</p>
        <p class="soft">
          {words.text("web-box-facts", {
            fewest: game.fewest_seats,
            most: game.most_seats,
            minutes: game.minutes,
            age: game.age,
            kind: say(`kind-${game.kind}`),
          })}
        </p>
        <p>
          <a href={`/rules/${game.name}`} onClick={follow}>
            {say("web-rules-read")}
          </a>
        </p>
        <p class="soft game-credits">{words.attribute(`game-${game.name}`, "credits")}</p>
      </div>
      <div class="game-ways">
        <NameField words={words} suggestion={suggestion} />
        <div class="ways">
          {game.guide && (
            <button
              type="button"
              class={`button way${isNew ? " primary" : ""}`}
              data-way="guide"
              disabled={busy.value}
              onClick={() => void open("guide")}
            >
              <Icon name="rules" />
              <span>
                {say("web-first-match")}
                <small>{say("web-first-match-about")}</small>
              </span>
            </button>
          )}
          <button
            type="button"
            class={`button way${isNew && game.guide ? "" : " primary"}`}
            disabled={busy.value}
            onClick={() => void open("quick")}
          >
            <Icon name="play" />
            <span>
              {say("web-play-now")}
              <small>{words.text("web-play-now-about", { kind: game.kind })}</small>
            </span>
          </button>
          <button type="button" class="button way" disabled={busy.value} onClick={() => void open("invite")}>
            <Icon name="friends" />
            <span>
              {say("web-invite")}
              <small>{say("web-invite-about")}</small>
            </span>
          </button>
        </div>
        <details class="ways-more" open={cards.value !== null || wrong.value !== ""}>
          <summary>
            {say("web-more-choices")}{" "}
            <span class="soft">{words.text("web-chosen", { n: wanted, bots: levelName(bots) })}</span>
          </summary>
          <div class="ways-details">
            <Choice
              label={say("web-how-many")}
              values={range.map((value) => ({ value, label: `${value}` }))}
              chosen={wanted}
              onChoose={(value) => (seats.value = value)}
            />
            <Choice
              label={say("web-bot-level")}
              values={game.bots.map((value) => ({
                value,
                label: levelName(value),
              }))}
              chosen={bots}
              onChoose={(value) => (botLevel.value = value)}
            />
            {game.card_file && <CardFile cards={cards} wrong={wrong} words={words} />}
          </div>
        </details>
      </div>
    </section>
  );
}
