/** For small screens: the last occupied space and the next six, always large enough to read. */
import { ChipIcon } from "./Chip";
import { rewardsText } from "./SpaceRewards";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { SPACES, SPOON } from "./data.gen";
import { lastSpace } from "./spiral";
import type { PlayerView } from "./types.gen";

export function NextSpaces({ player, words }: { player: PlayerView; words: Words }) {
  const last = lastSpace(player);
  const on = player.pot.at(-1);
  const spaces = Array.from({ length: 7 }, (_, i) => last + i).filter((space) => space <= SPOON);
  return (
    <ol class="cha-ahead" aria-label={boardText(words)("board-ahead")}>
      {spaces.map((space) => {
        const { coins, points, ruby } = SPACES[space] ?? { coins: 0, points: 0, ruby: false };
        return (
          <li key={space} class={space === player.scoring.space ? "is-scoring" : space === last ? "is-last" : ""}>
            <span class="cha-hidden">{rewardsText({ space, coins, points, ruby }, words)}</span>
            {space === last && on ? <ChipIcon chip={on.chip} size={34} /> : <b aria-hidden="true">{coins}</b>}
            {space !== last && (
              <span class="cha-ahead-more" aria-hidden="true">
                {points > 0 && <i>{points}</i>}
                {ruby && <Glyph of="ruby" />}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
