/** There is a newer page: it is loaded when the reader likes, and nothing at the table is lost by it. */
import "./toast.css";
import type { ReaderWords } from "../words/words";
import { newerPage, putOff } from "./newerPage";

export function NewerPage({ words }: { words: ReaderWords }) {
  if (!newerPage.value) return null;
  return (
    <div class="newer-page" role="status">
      <span>{words.text("web-newer-page")}</span>
      <button type="button" class="button small primary" onClick={() => location.reload()}>
        {words.text("web-newer-page-load")}
      </button>
      <button type="button" class="button quiet small" onClick={putOff}>
        {words.text("web-newer-page-later")}
      </button>
    </div>
  );
}
