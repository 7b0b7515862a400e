/** Between two people on one device: nothing is seen but whose turn it is, until she says that she is there. */
import "./curtain.css";
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../table/session";
import type { ReaderWords } from "../words/words";

export function Curtain({ next, take, words }: { next: Session; take(): void; words: ReaderWords }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [next]);
  const seat = next.seat.value ?? 0;
  const name = next.names.value[seat] ?? "";
  return (
    <main class={`curtain seat-${seat}`}>
      <p>{words.text("web-pass-to")}</p>
      <h1>{name}</h1>
      <p class="soft">{words.text("web-pass-about")}</p>
      <button type="button" class="button primary big" ref={button} onClick={take}>
        {words.text("web-pass-here", { name })}
      </button>
    </main>
  );
}
