/** The id of a rule, wherever it stands: a click opens the rule. */
import type { ReaderWords } from "../words/words";
import { showRule } from "./panels";

export function RuleLink({ id, words }: { id: string; words: ReaderWords }) {
  if (!id) return null;
  const title = words.has(`rule-${id}`) ? words.rule(id).title : "";
  return (
    <button type="button" class="rule-link" title={title} onClick={() => showRule(id)}>
      <span class="unseen">{words.text("word-rule")} </span>
      {id}
    </button>
  );
}
