/** The phrase wheel (CHM-60): first what kind, then which resource or Potion. It knows no quantity and no shape. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { Bottle } from "./Bottle";
import { potionName, resourceName } from "./names";
import { sentence, wantsOf } from "./phrases";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { Token } from "./Tokens";
import type { Words } from "../types";
import { ABOUT_POTION, ABOUT_RESOURCE, ALONE, RESOURCES } from "./data.gen";
import type { View } from "./types.gen";

interface Props {
  view: View;
  words: Words;
  /** On a phone it comes from below, for thumbs. */
  narrow: boolean;
  say(kind: string, subject: string): void;
  onClose(): void;
}

export function PhraseWheel({ view, words, narrow, say, onClose }: Props) {
  const text = boardText(words);
  const [kind, setKind] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  // The second ring takes the place of the first: the focus goes along.
  useEffect(() => root.current?.querySelector<HTMLElement>("[data-first]")?.focus(), [kind]);
  const speak = (subject: string): void => {
    if (kind) say(kind, subject);
    onClose();
  };
  const choose = (picked: string): void => {
    if (wantsOf(picked) !== "nothing") return setKind(picked);
    say(picked, "");
    onClose();
  };
  return (
    <Dialog
      title={kind ? sentence(kind, null, view, words) : text("board-talk")}
      closeLabel={text("board-close")}
      onClose={onClose}
      sheet={narrow}
    >
      <div class="chm-wheel" ref={root} onKeyDown={roving}>
        {kind === null ? (
          <>
            <Kinds kinds={ABOUT_RESOURCE} first {...{ view, words, choose }} />
            {view.shown.length > 0 && <Kinds kinds={ABOUT_POTION} {...{ view, words, choose }} />}
            <Kinds kinds={ALONE} {...{ view, words, choose }} />
          </>
        ) : (
          <>
            <ul class={`chm-wheel-ring is-${wantsOf(kind)}`}>
              {wantsOf(kind) === "resource"
                ? [...RESOURCES].map((letter, at) => (
                    <li key={letter}>
                      <button type="button" data-first={at === 0 ? "" : undefined} onClick={() => speak(letter)}>
                        <Token letter={letter} />
                        <span>{resourceName(letter, words)}</span>
                      </button>
                    </li>
                  ))
                : view.shown.map(({ potion, found, size }, at) => (
                    <li key={potion}>
                      <button type="button" data-first={at === 0 ? "" : undefined} onClick={() => speak(potion)}>
                        <Bottle
                          rarity={view.potions[potion]?.rarity ?? "common"}
                          full={found / size}
                          id={`said-${potion}`}
                        />
                        <span>{potionName(view, potion, words)}</span>
                      </button>
                    </li>
                  ))}
            </ul>
            <button type="button" class="button quiet" onClick={() => setKind(null)}>
              {text("board-back")}
            </button>
          </>
        )}
        <p class="chm-soft">{text("board-talk-about")}</p>
      </div>
    </Dialog>
  );
}

function Kinds({
  kinds,
  first = false,
  view,
  words,
  choose,
}: {
  kinds: readonly string[];
  first?: boolean;
  view: View;
  words: Words;
  choose(kind: string): void;
}) {
  return (
    <ul class="chm-wheel-kinds">
      {kinds.map((kind, at) => (
        <li key={kind}>
          <button type="button" data-first={first && at === 0 ? "" : undefined} onClick={() => choose(kind)}>
            {(kind === "yes" || kind === "no") && <Glyph of={kind} />}
            {sentence(kind, null, view, words)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Arrows go round among the buttons. */
function roving(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!way || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + way + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
