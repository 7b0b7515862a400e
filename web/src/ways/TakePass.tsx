/** A seat that moves to this device: one press, and it is mine here too. */
import "./ways.css";
import { useSignal } from "@preact/signals";
import { post } from "../net/api";
import type { TableOpened } from "../net/api.gen";
import { Refusal } from "../net/requests";
import { follow, go } from "../router";
import type { ReaderWords } from "../words/words";

export function TakePass({ code, words }: { code: string; words: ReaderWords }) {
  const wrong = useSignal("");

  async function take(): Promise<void> {
    try {
      const { id } = await post<TableOpened>(`/api/passes/${code}`, {});
      go(`/t/${id}`);
    } catch (error) {
      wrong.value = error instanceof Refusal ? words.refusal(error.why, error.facts) : words.text("web-failed");
    }
  }

  return (
    <main class="take-pass">
      <h1>{words.text("web-take-pass")}</h1>
      <p>{words.text("web-take-pass-about")}</p>
      <button type="button" class="button primary big" onClick={() => void take()}>
        {words.text("web-take-pass-do")}
      </button>
      <p class="code-wrong" role="status">
        {wrong.value}
      </p>
      <a href="/" onClick={follow}>
        {words.text("web-home")}
      </a>
    </main>
  );
}
