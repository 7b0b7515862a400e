/** On the shelf: a code that somebody reads out, typed in, leads to the table. */
import "./ways.css";
import { useSignal } from "@preact/signals";
import { ask } from "../net/api";
import type { TableOpened } from "../net/api.gen";
import { Refusal } from "../net/requests";
import { go } from "../router";
import type { ReaderWords } from "../words/words";

/** A table has six letters; a seat on its way to this device has eight. */
const PASS_LETTERS = 8;

export function CodeField({ words }: { words: ReaderWords }) {
  const typed = useSignal("");
  const wrong = useSignal("");

  async function follow(): Promise<void> {
    wrong.value = "";
    const code = typed.value.toLowerCase().replace(/[\s-]/g, "");
    if (code.length === PASS_LETTERS) {
      go(`/m/${encodeURIComponent(code)}`);
      return;
    }
    try {
      const { id } = await ask<TableOpened>(`/api/codes/${encodeURIComponent(typed.value.trim())}`);
      go(`/t/${id}`);
    } catch (error) {
      wrong.value = error instanceof Refusal ? words.refusal(error.why, error.facts) : words.text("web-failed");
    }
  }

  return (
    <form
      class="code-field"
      onSubmit={(event) => {
        event.preventDefault();
        void follow();
      }}
    >
      <label>
        <span>{words.text("web-code-field")}</span>
        <input
          class="field code"
          required
          maxLength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="ABCDEF"
          value={typed.value}
          aria-invalid={wrong.value !== ""}
          aria-describedby="code-wrong"
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.text("web-code-go")}
      </button>
      <p id="code-wrong" class="code-wrong" role="status">
        {wrong.value}
      </p>
    </form>
  );
}
