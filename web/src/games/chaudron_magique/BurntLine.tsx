/** How much has burnt, out of what the cauldron bears: a row of coals that ends at a skull, to be seen across the room. */
import { SHARED, part } from "../../layout/Part";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";

/** 0 calm, 1 warm, 2 hot, 3 nearly lost. */
export function dangerOf(burnt: number, limit: number): number {
  const left = limit - burnt;
  if (left <= 3) return 3;
  return burnt / limit >= 0.65 ? 2 : burnt / limit >= 0.35 ? 1 : 0;
}

export function BurntLine({
  burnt,
  limit,
  coming,
  words,
}: {
  burnt: number;
  limit: number;
  coming: number;
  words: Words;
}) {
  const text = boardText(words);
  return (
    <section
      class={`chm-burnt is-danger-${dangerOf(burnt, limit)}`}
      aria-label={words.text("word-burnt")}
      data-burnt
      {...part("burnt", "essential")}
      {...SHARED}
    >
      <span class="chm-hidden">{text("board-burnt-of", { n: burnt, limit })}</span>
      <span class="chm-burnt-count" aria-hidden="true">
        <Glyph of="flame" />
        <b>{burnt}</b>
        <span>/{limit}</span>
      </span>
      <span class="chm-coal-row" aria-hidden="true">
        {Array.from({ length: limit }, (_, at) => (
          <i key={at} class={at < burnt ? "is-lit" : at < burnt + coming ? "is-coming" : ""} />
        ))}
      </span>
      <Glyph of="skull" class="chm-burnt-end" />
    </section>
  );
}
