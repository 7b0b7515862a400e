/** A pot in words, for those who listen. */
import { rewardsText } from "./SpaceRewards";
import { SPACES } from "./data.gen";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { lastSpace } from "./spiral";
import type { PlayerView } from "./types.gen";

/** A space by what is printed on it: its number, and what tells the two spaces of one number apart. */
export function spaceName(space: number, words: Words): string {
  const { coins, points, ruby } = SPACES[space] ?? { coins: 0, points: 0, ruby: false };
  return words.text("space-printed", { coins, points, ruby: `${ruby}` });
}

export function summaryOf(player: PlayerView, words: Words): string {
  const text = boardText(words);
  const chips =
    player.pot.map(({ chip, space }) => `${words.text(`chip-${chip}`)} (${spaceName(space, words)})`).join(", ") ||
    text("board-empty");
  return `${text("board-summary", { space: spaceName(lastSpace(player), words), white: player.white, limit: player.limit, gives: rewardsText(player.scoring, words) })} ${words.text("word-pot")}: ${chips}.`;
}
