/** What everybody around the table is called. People have their names; a bot of its own gets one here. */
import type { SeatView } from "../protocol.gen";

const BOT_NAMES = [
  "Morgane",
  "Circé",
  "Sidonie",
  "Mélusine",
  "Hécate",
  "Agathe",
  "Perséphone",
  "Ursule",
  "Médée",
  "Odile",
];

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
}

/** Names by seat, all different, and the same in every browser at this table. An empty seat has an empty name. */
export function namesOf(table: string, seats: readonly SeatView[]): string[] {
  const taken = new Set(seats.map((seat) => seat.name));
  const start = hash(table);
  return seats.map((seat, at) => {
    if (seat.name !== null) return seat.name;
    if (seat.bot === null) return "";
    for (let step = 0; step < BOT_NAMES.length; step++) {
      const name = BOT_NAMES[(start + at + step * seats.length) % BOT_NAMES.length];
      if (name !== undefined && !taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
    return `Bot ${at + 1}`;
  });
}
