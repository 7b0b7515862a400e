/** In words: who can reach this server; and the one press that lets phones in the same house join. */
import "./ways.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../net/requests";
import { Icon } from "../ui/icons";
import { toast } from "../ui/toast";
import type { ReaderWords } from "../words/words";
import { askReach, reach, setLocalNetwork } from "./reach";

export function LetPhonesIn({ words }: { words: ReaderWords }) {
  const busy = useSignal(false);
  useEffect(() => void askReach().catch(() => undefined), []);
  const known = reach.value;
  if (!known || (!known.only_here && !known.may_change)) return null;

  async function press(open: boolean): Promise<void> {
    busy.value = true;
    try {
      await setLocalNetwork(open);
    } catch (error) {
      toast(error instanceof Refusal ? words.refusal(error.why, error.facts) : words.text("web-failed"));
    } finally {
      busy.value = false;
    }
  }

  return (
    <div class="let-in" role="group" aria-label={words.text("web-house")}>
      <p role="status">
        <Icon name={known.is_open ? "friends" : "door"} />
        <span>
          {known.is_open ? words.text("web-house-open", { address: known.base }) : words.text("web-house-closed")}
        </span>
      </p>
      {known.may_change && (
        <button
          type="button"
          class={known.is_open ? "button small" : "button primary"}
          disabled={busy.value}
          onClick={() => void press(!known.is_open)}
        >
          {words.text(known.is_open ? "web-house-close" : "web-house-let-in")}
        </button>
      )}
    </div>
  );
}
