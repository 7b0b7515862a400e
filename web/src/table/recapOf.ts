/** What is gone over again: of the events since the reader's last answer, those that the game finds worth it. */
import type { GameModule } from "../games/types";
import type { LogEntry } from "./logEntries";
import { stillTrue } from "./takingBack";

export function recapOf(
  log: readonly LogEntry[],
  answeredAfter: number,
  { recap }: Pick<GameModule, "recap">,
  seat: number,
): LogEntry[] {
  if (!recap) return [];
  const since = stillTrue(log).filter((entry) => entry.seq > answeredAfter);
  const found = new Set(
    recap(
      since.map((entry) => entry.event),
      seat,
    ),
  );
  return since.filter((entry) => found.has(entry.event));
}
