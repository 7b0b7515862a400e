/** The witches around the cauldron: who has the ladle, who has chosen, what was revealed, what was said. */
import { SHARED } from "../../layout/Part";
import { useEffect, useState } from "preact/hooks";
import { Person } from "../../layout/Person";
import { Card, CardBack } from "./Card";
import { sentence } from "./phrases";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import type { BoardProps, View } from "./types.gen";

const SAID_FOR_MS = 9_000;

type Said = BoardProps["phrases"][number];

/** The last phrase of each seat, as long as it is fresh. */
function useBubbles(phrases: BoardProps["phrases"]): Map<number, Said> {
  const [gone, setGone] = useState(0);
  const newest = phrases.at(-1)?.number ?? 0;
  useEffect(() => {
    if (newest <= gone) return;
    const fading = setTimeout(() => setGone(newest), SAID_FOR_MS);
    return () => clearTimeout(fading);
  }, [newest]);
  return new Map(phrases.filter((phrase) => phrase.number > gone).map((phrase) => [phrase.seat, phrase]));
}

export function Witches({ board, open }: { board: BoardProps; open(card: string): void }) {
  const { view, words, seat } = board;
  const bubbles = useBubbles(board.phrases);
  return (
    <section class="chm-witches" {...SHARED} aria-label={boardText(words)("board-witches")}>
      <ul>
        {view.witches.map((_, at) => (
          <Place key={at} at={at} view={view} mine={at === seat} said={bubbles.get(at)} words={words} open={open} />
        ))}
      </ul>
    </section>
  );
}

/** On a phone no place has room for a bubble: what they say is shown over all of them, never over the cauldron. */
export function SaidAloud({ board }: { board: BoardProps }) {
  const { view, words, names } = board;
  return (
    <ul class="chm-said-aloud" aria-hidden="true">
      {[...useBubbles(board.phrases).values()].map((said) => (
        <li key={said.number} class={`seat-${said.seat}`}>
          <b>{names[said.seat]}</b> {sentence(said.kind, said.subject || null, view, words)}
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  at: number;
  view: View;
  mine: boolean;
  said: Said | undefined;
  words: Words;
  open(card: string): void;
}

function Place({ at, view, mine, said, words, open }: PlaceProps) {
  const text = boardText(words);
  const witch = view.witches[at];
  if (!witch) return null;
  const face = witch.revealed && witch.picked ? view.ingredients[witch.picked] : undefined;
  const state = view.step === "choosing" ? (witch.has_picked ? text("board-picked") : text("board-picking")) : "";
  const acts = view.doing.owner === at && view.doing.card !== null;
  return (
    <li class={`chm-witch seat-${at}${mine ? " is-mine" : ""}${acts ? " is-acting" : ""}`} data-witch={at}>
      <Person seat={at} before={<Hat at={at} />}>
        {view.holder === at && (
          <span class="chm-has-ladle" title={text("board-has-ladle")}>
            <Glyph of="ladle" />
            <span class="chm-hidden">{text("board-has-ladle")}</span>
          </span>
        )}
        <span class="chm-hidden">{state}</span>
      </Person>
      <span class="chm-witch-cards">
        {face && witch.picked ? (
          <button type="button" class="chm-revealed" onClick={() => witch.picked && open(witch.picked)}>
            <Card id={witch.picked} face={face} words={words} size="small" />
            <span class="chm-hidden">{text("board-show-large")}</span>
          </button>
        ) : (
          <>
            {witch.has_picked && <CardBack class="is-picked" />}
            {!witch.has_picked &&
              witch.hand_size > 0 &&
              Array.from({ length: Math.min(6, witch.hand_size) }, (_, card) => (
                <CardBack key={card} class="is-hand" />
              ))}
          </>
        )}
        {witch.has_kept && <CardBack class="is-kept" />}
      </span>
      {said && (
        <span class={`chm-bubble-said is-${said.kind}`} key={said.number} role="status">
          {(said.kind === "yes" || said.kind === "no") && <Glyph of={said.kind} />}
          {sentence(said.kind, said.subject || null, view, words)}
        </span>
      )}
    </li>
  );
}

function Hat({ at }: { at: number }) {
  return (
    <svg class="chm-hat" viewBox="0 0 60 52" aria-hidden="true" focusable="false">
      <path d="M31 2c6 8 8 20 13 32 8 1 13 4 13 7 0 5-12 9-27 9S3 46 3 41c0-3 5-6 13-7C20 22 21 12 31 2Z" />
      <path class="chm-hat-band" d="M17 32c8 3 18 3 26 0l2 6c-10 3-20 3-30 0Z" />
      <text x="30" y="30">
        {at + 1}
      </text>
    </svg>
  );
}
