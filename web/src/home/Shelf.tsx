/** The shelf: one box is taken out at a time. Boxes that are not there yet are shown as coming. */
import type { GameInfo } from "../net/api";
import type { ReaderWords } from "../words/words";
import { COVERS } from "./covers";

interface Props {
  games: GameInfo[];
  chosen: string;
  words: ReaderWords;
  loading: boolean;
  onChoose(name: string): void;
}

export function Shelf({ games, chosen, words, loading, onChoose }: Props) {
  return (
    <section class="shelf" aria-label={words.text("web-shelf")}>
      <ul class="shelf-boxes">
        {games.map((game) => {
          const Art = COVERS[game.name];
          const coming = !game.ready && !loading;
          return (
            <li key={game.name}>
              <button
                type="button"
                class={`box${coming ? " coming" : ""}`}
                aria-pressed={game.name === chosen}
                onClick={() => onChoose(game.name)}
              >
                <span class="unseen">{words.text(`game-${game.name}`)}</span>
                <span class="box-front">{Art && <Art />}</span>
                {coming && <span class="box-coming">{words.text("web-coming")}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="shelf-plank" aria-hidden="true" />
    </section>
  );
}
