/** Which fields of what is told have names: `fields.json` beside the messages, of what all games share and of one game. */
import shared from "../../../sabbat/text/fields.json";
import type { Fields } from "./facts";

const GAMES = import.meta.glob<Fields>("../../../sabbat/games/*/text/fields.json", { import: "default", eager: true });

export const fieldsOf = (game: string | null): Fields => ({
  ...(shared as Fields),
  ...GAMES[`../../../sabbat/games/${game}/text/fields.json`],
});
