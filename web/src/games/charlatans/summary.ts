/** A pot in words, for those who listen. */
import type { Words } from "../types";
import { givesText } from "./Gives";
import { type Player, lastSpace } from "./seen";
import { local } from "./text";

export function summaryOf(player: Player, words: Words): string {
  const says = local(words);
  const chips = player.pot.map(({ chip, space }) => `${words.chip(chip)} (${space})`).join(", ") || says.empty;
  return `${says.summary(lastSpace(player), player.white, player.limit, givesText(player.scoring, words))} ${words.text("word-pot")}: ${chips}.`;
}
