/** Where a person writes the name she goes by. With a suggestion it may stay empty. */
import { LONGEST_NAME, playerName } from "../settings";
import type { ReaderWords } from "../words/words";

interface Props {
  words: ReaderWords;
  suggestion?: string;
}

export function NameField({ words, suggestion }: Props) {
  return (
    <label class="name-field">
      <span>{words.text("web-your-name")}</span>
      <input
        class="field"
        required={suggestion === undefined}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={suggestion}
        value={playerName.value}
        onInput={(event) => (playerName.value = event.currentTarget.value)}
      />
    </label>
  );
}
