/** Log, chat, rules, table: beside the board where there is room, as sheets from below on a phone. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { phone, sidePanel } from "../settings";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import { ChatPanel } from "./ChatPanel";
import { LogPanel } from "./LogPanel";
import { PANELS, openPanel } from "./panels";
import type { PanelName } from "./panels";
import { RulesPanel } from "./RulesPanel";
import type { Session } from "./session";
import { TablePanel } from "./TablePanel";

interface Props {
  session: Session;
  words: ReaderWords;
}

function Panel({ name, session, words }: Props & { name: PanelName }) {
  if (name === "log") return <LogPanel session={session} words={words} />;
  if (name === "chat") return <ChatPanel session={session} words={words} />;
  if (name === "rules") return <RulesPanel session={session} words={words} />;
  return <TablePanel session={session} words={words} />;
}

export function Panels({ session, words }: Props) {
  const read = useSignal(session.chat.value.length);
  const said = session.chat.value.length;
  const chatOpen = openPanel.value === "chat";
  useEffect(() => {
    if (chatOpen) read.value = said;
  }, [chatOpen, said]);
  const unread = chatOpen ? 0 : Math.max(0, said - read.value);
  if (!phone.value && sidePanel.value === "closed") return null;
  return phone.value ? (
    <Sheets session={session} words={words} unread={unread} />
  ) : (
    <Side session={session} words={words} unread={unread} />
  );
}

/** A phone: a row of buttons under the thumb, and one sheet at a time. */
function Sheets({ session, words, unread }: Props & { unread: number }) {
  const open = openPanel.value;
  return (
    <>
      <nav class="panel-keys" aria-label={words.text("web-panels")}>
        {PANELS.map((name) => (
          <button type="button" key={name} aria-haspopup="dialog" onClick={() => (openPanel.value = name)}>
            <Icon name={name} />
            <span>{words.text(`web-${name}`)}</span>
            {name === "chat" && unread > 0 && <span class="unread">{unread}</span>}
          </button>
        ))}
      </nav>
      {open !== null && (
        <Dialog
          sheet
          key={open}
          title={words.text(`web-${open}`)}
          closeLabel={words.text("web-close")}
          onClose={() => (openPanel.value = null)}
        >
          <Panel name={open} session={session} words={words} />
        </Dialog>
      )}
    </>
  );
}

/** Room enough: tabs beside the board. */
function Side({ session, words, unread }: Props & { unread: number }) {
  const open = openPanel.value ?? (session.table.value?.phase === "gathering" ? "chat" : "log");
  function arrows(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = PANELS[(PANELS.indexOf(open) + step + PANELS.length) % PANELS.length];
    if (step === 0 || next === undefined) return;
    openPanel.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  }
  return (
    <aside class="side" aria-label={words.text("web-panels")}>
      <div class="tabs" role="tablist" aria-label={words.text("web-panels")} onKeyDown={arrows}>
        {PANELS.map((name) => (
          <button
            type="button"
            role="tab"
            id={`tab-${name}`}
            key={name}
            aria-selected={name === open}
            aria-controls="panel"
            tabIndex={name === open ? 0 : -1}
            onClick={() => (openPanel.value = name)}
          >
            {words.text(`web-${name}`)}
            {name === "chat" && unread > 0 && <span class="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div class="side-panel" id="panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        <Panel name={open} session={session} words={words} />
      </div>
    </aside>
  );
}
