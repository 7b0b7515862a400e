/** People whom the table waits for, and who are away. */
import type { TableView } from "../protocol.gen";

/** Their seats. */
export const awaitedAndAway = (waiting: readonly number[], table: TableView): number[] =>
  table.phase !== "playing"
    ? []
    : waiting.filter((at) => {
        const seat = table.seats[at];
        return seat !== undefined && seat.name !== null && seat.bot === null && !seat.here;
      });
