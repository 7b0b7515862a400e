/** My seat on another device: a picture and a code that carry my key there, once; and this device may let go of it. */
import "./ways.css";
import { useSignal } from "@preact/signals";
import { post } from "../net/api";
import { turnOff } from "../notices/turnNotices";
import type { PassMade } from "../net/api.gen";
import { Refusal } from "../net/requests";
import { toast } from "../ui/toast";
import type { ReaderWords } from "../words/words";
import { LetPhonesIn } from "./LetPhonesIn";
import { askReach, reach } from "./reach";

export function MoveSeat({ table, words }: { table: string; words: ReaderWords }) {
  const code = useSignal("");

  async function make(): Promise<void> {
    try {
      await askReach().catch(() => undefined);
      code.value = (await post<PassMade>("/api/passes", { table })).code;
    } catch (error) {
      toast(error instanceof Refusal ? words.refusal(error.why, error.facts) : words.text("web-failed"));
    }
  }

  async function forget(): Promise<void> {
    await turnOff();
    await post<object>("/api/forget-me", {});
    location.reload(); // as the stranger that this browser is now
  }

  return (
    <section class="move-seat">
      <h3>{words.text("web-move-seat")}</h3>
      {code.value === "" ? (
        <button type="button" class="button" onClick={() => void make()}>
          {words.text("web-move-seat-do")}
        </button>
      ) : (
        <>
          <p>{words.text("web-move-seat-about")}</p>
          {reach.value?.only_here && (
            <>
              <p role="status">{words.text("web-move-seat-only-here")}</p>
              <LetPhonesIn words={words} />
            </>
          )}
          <img
            class="qr"
            key={reach.value?.base}
            src={`/api/passes/${code.value}/qr.svg?${encodeURIComponent(reach.value?.base ?? "")}`}
            alt={words.text("web-qr")}
            width="132"
            height="132"
          />
          <p class="table-code">
            <strong>{`${code.value.slice(0, 4)} ${code.value.slice(4)}`.toUpperCase()}</strong>
          </p>
          <button type="button" class="button small" onClick={() => void forget()}>
            {words.text("web-forget-me")}
          </button>
        </>
      )}
    </section>
  );
}
