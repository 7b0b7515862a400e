/** A pot in words, for those who listen. */
import { rewardsText } from "./SpaceRewards";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { lastSpace } from "./spiral";
import type { PlayerView } from "./types.gen";

export function summaryOf(player: PlayerView, words: Words): string {
  const text = boardText(words);
  const chips =
    player.pot.map(({ chip, space }) => `${words.text(`chip-${chip}`)} (${space})`).join(", ") || text("board-empty");
  return `${text("board-summary", { space: lastSpace(player), white: player.white, limit: player.limit, gives: rewardsText(player.scoring, words) })} ${words.text("word-pot")}: ${chips}.`;
}
