/** Another witch's place at the table: who she is, what she has, and how near her Circle is to the end. */
import { Person } from "../../layout/Person";
import { SmallBench } from "./Bench";
import { CardBack, Markers } from "./Card";
import { Cauldron } from "./Cauldron";
import { DemonCircle, heatOf } from "./Circle";
import { Portrait } from "./portraits";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { sizeOf } from "./piles";
import type { Decision, View, WitchView } from "./types.gen";

/** One word on what she is doing. */
export function doing(view: View, witch: WitchView, seat: number, asked: Decision | null, words: Words): string {
  const text = boardText(words);
  const turn = view.queue.indexOf(seat);
  if (view.step === "characters") return witch.kept ? text("board-chosen") : text("board-choosing");
  if (view.step === "choosing") return witch.has_chosen ? text("board-chosen") : asked ? text("board-choosing") : "";
  if (view.step === "producing" && asked) return text("board-brewing");
  if (view.step === "producing" && view.ordered && turn >= 0) return text("board-next", { n: turn + 1 });
  if (view.step === "producing" && witch.finished) return text("board-done");
  return asked ? "…" : "";
}

interface Props {
  view: View;
  seat: number;
  name: string;
  /** `left`, `right`, `both`, or nothing. */
  side: string;
  words: Words;
  open(): void;
}

export function Place({ view, seat, name, side, words, open }: Props) {
  const text = boardText(words);
  const witch = view.witches[seat];
  if (!witch) return null;
  const asked = view.asked[seat] ?? null;
  const heat = heatOf(sizeOf(witch.circle));
  const character = witch.character ? words.text(`character-${witch.character}`) : "";
  const alarm = heat === "is-danger" ? text("board-danger") : heat === "is-burning" ? text("board-over") : "";
  const what = doing(view, witch, seat, asked, words);
  const sideText =
    side === "left"
      ? text("board-left-neighbour")
      : side === "right"
        ? text("board-right-neighbour")
        : side === "both"
          ? text("board-both-sides")
          : "";
  return (
    <li class={`bal-place seat-${seat} ${heat}${asked ? " is-asked" : ""} is-${side || "far"}`} data-place={seat}>
      <button
        type="button"
        class="bal-place-open"
        onClick={open}
        aria-label={`${text("board-place-of", { who: name })}${sideText ? `, ${sideText}` : ""}: ${text("board-large")}`}
      />
      <div class="bal-place-head">
        <Portrait of={witch.character} class={`is-small${witch.in_play ? "" : " is-boxed"}`} />
        <span class="bal-place-who">
          <Person seat={seat} />
          <span class={`bal-place-what${alarm ? " bal-alarm" : ""}`}>{alarm || what || character}</span>
        </span>
        {witch.initiative !== null && (
          <span class="bal-initiative" title={words.text("word-initiative")}>
            {witch.initiative}
          </span>
        )}
      </div>
      <div class="bal-place-board">
        <SmallBench bench={witch.bench} words={words} />
        <DemonCircle circle={witch.circle} seat={seat} label={words.text("word-circle")} words={words} />
      </div>
      <div class="bal-place-foot">
        <Cauldron
          holds={witch.cauldron}
          brewing={witch.made}
          seat={seat}
          label={words.text("word-cauldron")}
          words={words}
        />
        <Markers markers={witch.markers} words={words} />
        <span class="bal-place-count" title={words.text("word-line")} data-line={seat}>
          <span class="bal-mini-line" aria-hidden="true" />
          <b>{witch.line.length}</b>
          <span class="bal-hidden">{words.text("word-line")}</span>
        </span>
        <span class="bal-place-count" title={words.text("word-hand")} data-hand={seat}>
          {witch.has_chosen && view.step === "choosing" ? <CardBack small /> : <Glyph of="hand" />}
          <b>{witch.hand_size}</b>
          <span class="bal-hidden">{words.text("word-hand")}</span>
        </span>
      </div>
      {sideText && (
        <span class="bal-side-tag" aria-hidden="true">
          <span class="bal-long">{sideText}</span>
          <span class="bal-short">
            {side === "both" ? "↔" : words.text(side === "left" ? "word-left" : "word-right")}
          </span>
        </span>
      )}
    </li>
  );
}
