/** One thing told: a bubble with a pointer to its part. It takes no focus, and covers neither its part nor what is asked nor
 * what must be seen at all times. Where the screen has no such place, and always on a phone, it stands in a row of its own. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { phone } from "../settings";
import type { ReaderWords } from "../words/words";
import { type Box, type Placed, place } from "./place";
import type { Step } from "./types";

interface Props {
  step: Step;
  words: ReaderWords;
  root: HTMLElement | null;
  guided: boolean;
  /** Whatever may have moved the board. */
  moved: unknown;
  onTap(): void;
  onLeave(): void;
}

const POINTED = "is-pointed-at";

export function Bubble({ step, words, root, guided, moved, onTap, onLeave }: Props) {
  const bubble = useRef<HTMLElement>(null);
  const docked = useRef(phone.value); // for as long as this step is told: a board that grows again must not toss it about
  const [placed, setPlaced] = useState<Placed | "docked" | null>(docked.current ? "docked" : null);
  useLayoutEffect(() => {
    const part = partOf(root, step.at);
    part?.scrollIntoView({ block: "nearest", inline: "nearest" });
    part?.classList.add(POINTED);
    const put = (): void => {
      const box = bubble.current;
      if (!box || docked.current) return;
      const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight };
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const found = place(part ? seenOf(part) : null, size, screen, keptFree());
      docked.current = found === null;
      setPlaced((old) => (isSame(old, found) ? old : (found ?? "docked")));
    };
    put();
    const looked = new ResizeObserver(() => {
      put();
      if (docked.current) part?.scrollIntoView({ block: "nearest", inline: "nearest" }); // its row has taken some room, or the board has grown
    });
    for (const element of [part, bubble.current, root, root?.lastElementChild, document.querySelector(".question-row")])
      if (element) looked.observe(element);
    addEventListener("resize", put);
    root?.addEventListener("scroll", put, { capture: true, passive: true });
    return () => {
      looked.disconnect();
      removeEventListener("resize", put);
      root?.removeEventListener("scroll", put, { capture: true });
      part?.classList.remove(POINTED);
    };
  }, [step.id, root, moved, words]);
  const floats = placed !== null && placed !== "docked";
  const style = floats
    ? { left: `${placed.left}px`, top: `${placed.top}px`, "--pointer": `${placed.pointer}px` }
    : undefined;
  return (
    <aside
      ref={bubble}
      class={`guide-bubble is-${floats ? placed.side : (placed ?? "hidden")}`}
      style={style}
      aria-label={words.text("web-guide")}
      data-step={step.id}
    >
      <p class="guide-text" role="status" aria-live="polite">
        {words.text(`guide-${step.id}`)}
      </p>
      <div class="guide-ways">
        <button type="button" class="button quiet small" onClick={onLeave}>
          {words.text(guided ? "web-guide-leave" : "web-hints-off")}
        </button>
        <button type="button" class={`button small${step.until === "tap" ? " primary" : ""}`} onClick={onTap}>
          {words.text("web-guide-next")}
        </button>
      </div>
    </aside>
  );
}

/** The first element of that name that is to be seen. */
function partOf(root: HTMLElement | null, name: string): HTMLElement | null {
  const page = root?.closest(".table-page") ?? root;
  const found = [...(page?.querySelectorAll<HTMLElement>(`[data-part~="${name}"]`) ?? [])];
  return found.find((part) => part.getBoundingClientRect().width > 0) ?? null;
}

/** What of it is on the screen. */
function seenOf(part: HTMLElement): Box {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const seen = { left: Math.max(0, left), top: Math.max(0, top) };
  return { ...seen, width: Math.min(innerWidth, right) - seen.left, height: Math.min(innerHeight, bottom) - seen.top };
}

const isSame = (old: Placed | "docked" | null, found: Placed | null): boolean =>
  old !== null &&
  old !== "docked" &&
  found !== null &&
  old.left === found.left &&
  old.top === found.top &&
  old.side === found.side;

/** The question with its offers, what the board offers itself, everybody's seat, and what a board wants to be seen always. */
const KEPT = ".question, .seats, .person, .board-place :is([data-offers], [data-always])";

function keptFree(): Box[] {
  return [...document.querySelectorAll(KEPT)].map((kept) => {
    const { left, top, width, height } = kept.getBoundingClientRect();
    return { left, top, width, height };
  });
}
