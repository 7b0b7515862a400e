/** The shelf: one box is taken out at a time. */
import type { GameInfo } from "../net/api";
import type { ReaderWords } from "../words/words";
import { Cover } from "./Cover";

const FEWEST_COLUMNS = 5;

interface Props {
  games: GameInfo[];
  chosen: string;
  words: ReaderWords;
  onChoose(name: string): void;
}

const seatsOf = (game: GameInfo) => ({ fewest: game.fewest_seats, most: game.most_seats });

export function Shelf({ games, chosen, words, onChoose }: Props) {
  return (
    <section class="shelf" aria-label={words.text("web-shelf")}>
      <ul class="shelf-boxes" style={{ "--boxes": Math.max(FEWEST_COLUMNS, games.length) }}>
        {games.map((game) => (
          <li key={game.name}>
            <button
              type="button"
              class="box"
              data-game={game.name}
              aria-pressed={game.name === chosen}
              onClick={() => onChoose(game.name)}
            >
              <span class="unseen">{words.text(`game-${game.name}`)}</span>
              <span class="box-front">
                <Cover game={game} words={words} />
                <span class="box-facts">
                  <b>{words.text(`kind-${game.kind}`)}</b>
                  <span>{words.text("web-box-short", { ...seatsOf(game), minutes: game.minutes, age: game.age })}</span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="shelf-plank" aria-hidden="true" />
    </section>
  );
}
