/** How good somebody's line is, where moments count: bars to see, a word to hear and to hover. */
import type { SeatView } from "../protocol.gen";

const BARS = { good: 3, long: 2, unsteady: 1, too_long: 0 } as const;

export function LineSign({ line, text }: { line: SeatView["line"]; text(id: string): string }) {
  if (!line) return null;
  const said = text(`web-line-${line}`);
  return (
    <span class={`line-sign is-${line}`} title={said}>
      <svg viewBox="0 0 12 10" aria-hidden="true" focusable="false">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 4}
            y={6 - bar * 3}
            width="3"
            height={4 + bar * 3}
            class={bar < BARS[line] ? "on" : ""}
          />
        ))}
      </svg>
      <span class="unseen">{said}</span>
    </span>
  );
}
