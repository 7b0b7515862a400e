/** A pot in words, for those who listen. */
import type { Words } from "../types";
import { givesText } from "./Gives";
import { type Player, lastSpace } from "./seen";
import { boardText } from "./messages.gen";

export function summaryOf(player: Player, words: Words): string {
  const text = boardText(words);
  const chips = player.pot.map(({ chip, space }) => `${words.chip(chip)} (${space})`).join(", ") || text("board-empty");
  return `${text("board-summary", { space: lastSpace(player), white: player.white, limit: player.limit, gives: givesText(player.scoring, words) })} ${words.text("word-pot")}: ${chips}.`;
}
