/** A card file of one's own, for games that read one. The server looks into it and names the line where it is wrong. */
import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";

export interface LoadedCards {
  name: string;
  text: string;
}

interface Props {
  cards: Signal<LoadedCards | null>;
  wrong: Signal<string>;
  words: ReaderWords;
}

export function CardFile({ cards, wrong, words }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const about = (name: string): string => words.attribute("web-card-file", name);
  useEffect(() => {
    if (wrong.value) told.current?.scrollIntoView({ block: "nearest" });
  }, [wrong.value]);
  async function load(file: File | undefined): Promise<void> {
    wrong.value = "";
    cards.value = file ? { name: file.name, text: await file.text() } : null;
  }
  /** Also before another is picked: the same file, mended, must count as a change. */
  function takeAway(): void {
    if (input.current) input.current.value = "";
    void load(undefined);
  }
  return (
    <div class="card-file">
      <span class="card-file-name">{words.text("web-card-file")}</span>
      <label class="button small">
        <Icon name="copy" />
        <span>{cards.value?.name ?? about("pick")}</span>
        <input
          ref={input}
          type="file"
          accept=".toml"
          class="unseen"
          aria-label={words.text("web-card-file")}
          aria-describedby="card-file-about"
          onClick={takeAway}
          onChange={(event) => void load(event.currentTarget.files?.[0])}
        />
      </label>
      {cards.value && (
        <button type="button" class="icon-button" aria-label={about("away")} onClick={takeAway}>
          <Icon name="close" />
        </button>
      )}
      <p class="card-file-wrong" role="alert" ref={told}>
        {wrong.value}
      </p>
      <p id="card-file-about" class="soft">
        {about("about")}
      </p>
    </div>
  );
}
