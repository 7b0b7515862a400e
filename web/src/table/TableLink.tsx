/** The link of the table: to copy, to share, to scan; its code, to read out; and who can follow it. */
import { useSignal } from "@preact/signals";
import { qrCode } from "../net/api";
import type { TableView } from "../protocol.gen";
import { Icon } from "../ui/icons";
import { LetPhonesIn } from "../ways/LetPhonesIn";
import { codeOf, linkTo, reach } from "../ways/reach";
import type { ReaderWords } from "../words/words";

const COPIED_MS = 2_000;

export function TableLink({ table, words }: { table: TableView; words: ReaderWords }) {
  const copied = useSignal(false);
  const link = linkTo(table.id);
  const onlyHere = reach.value?.only_here ?? false;

  async function copy(event: MouseEvent): Promise<void> {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input");
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field?.select(); // without permission (plain HTTP): select it, and try the old way
      document.execCommand("copy");
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), COPIED_MS);
  }

  return (
    <div class="table-link">
      {!onlyHere && <img class="qr" src={qrCode(table.id, link)} alt={words.text("web-qr")} width="116" height="116" />}
      <div class="table-link-text">
        <label>
          <span class="soft">{words.text("web-link")}</span>
          <input class="field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" class={onlyHere ? "button" : "button primary"} onClick={(event) => void copy(event)}>
          <Icon name={copied.value ? "check" : "copy"} />
          <span role="status">{words.text(copied.value ? "web-copied" : "web-copy")}</span>
        </button>
        <p class="table-code">
          <span class="soft">{words.text("web-code")}</span> <strong>{codeOf(table.id)}</strong>
        </p>
        {"share" in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon name="share" /> {words.text("web-share")}
          </button>
        )}
      </div>
      <LetPhonesIn words={words} />
    </div>
  );
}
