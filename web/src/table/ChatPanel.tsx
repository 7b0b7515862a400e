/** Talk at the table. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import { spoken } from "./phrases";
import type { Session } from "./session";

export function ChatPanel({ session, words }: { session: Session; words: ReaderWords }) {
  const text = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  const said = session.chat.value;
  const freely = session.table.value?.free_talk ?? true;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const line = text.value.trim();
    if (!line) return;
    text.value = "";
    if (!(await session.ask({ t: "Say", text: line }))) text.value ||= line; // refused: it is not lost
  }

  return (
    <div class="chat">
      {said.length === 0 && <p class="soft panel-empty">{words.text("web-chat-empty")}</p>}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-live="polite" aria-label={words.text("web-chat")}>
        {said.map((line) => (
          <li key={line.number} class={line.name === null ? "chat-line of-table" : "chat-line"}>
            {line.name !== null && <strong>{line.name}</strong>} <span>{spoken(line, words)}</span>
          </li>
        ))}
      </ol>
      {!freely && <p class="soft">{words.text("web-phrases-only")}</p>}
      {session.seat.value !== null && freely && (
        <form class="chat-form" onSubmit={(event) => void send(event)}>
          <input
            class="field"
            maxLength={300}
            placeholder={words.text("web-say")}
            aria-label={words.text("web-say")}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button class="button" type="submit" aria-label={words.text("web-send")}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  );
}
