/** With the dice open: one card more (DUB-38), or one for another (DUB-39). Nothing but what the question offers. */
import { Token } from "./symbols";
import { boardText } from "./messages.gen";
import type { Colour, Sign } from "./data.gen";
import type { Valid } from "./lesson";
import { offersOf } from "../offers";
import { useDraft } from "../useDraft";
import type { AddSymbol, BoardProps, Question, SwapSymbol } from "./types.gen";

interface Change {
  action: AddSymbol | SwapSymbol;
  old: Sign | null;
  added: Sign;
  second: boolean;
}

type Taken = { symbol: Sign; second: boolean };

function changesOf(question: Question | null): Change[] {
  const added = offersOf(question, "AddSymbol").filter((offer) => !offer.refusal);
  const swapped = offersOf(question, "SwapSymbol").filter((offer) => !offer.refusal);
  return [
    ...added.map(({ action }) => ({ action, old: null, added: action.symbol, second: action.second })),
    ...swapped.map(({ action }) => ({ action, old: action.old, added: action.new, second: action.second })),
  ];
}

const unique = <T,>(items: T[]): T[] => [...new Set(items)];

export function FormulaChange({ question, act, words, busy, valid }: BoardProps & { valid: Valid }) {
  const text = boardText(words);
  const [old, takeOut] = useDraft<Taken | null>("taken-out", `${question?.number}`, null);
  const swaps = question?.decision.t === "CorrectFormula";
  const changes = changesOf(question);
  const seconds = unique(changes.map((change) => change.second));
  const colourOf = (symbol: Sign): Colour | null =>
    valid.orange.includes(symbol) ? "orange" : valid.black.includes(symbol) ? "black" : null;
  const tile = (symbol: Sign, press: () => void, pressed?: boolean) => (
    <button key={symbol} type="button" class="dub-tile" aria-pressed={pressed} aria-disabled={busy} onClick={press}>
      <Token symbol={symbol} colour={colourOf(symbol)} crossed={colourOf(symbol) === null} />
      <span>{words.text(`symbol-${symbol}`)}</span>
    </button>
  );
  return (
    <section class="dub-mend" aria-label={question ? words.question(question.decision) : ""}>
      {swaps && (
        <>
          <h3>{text("board-take-out")}</h3>
          {seconds.map((second) => (
            <div key={`${second}`} class="dub-tiles">
              {unique(changes.filter((change) => change.second === second).map((change) => change.old)).map(
                (symbol) =>
                  symbol &&
                  tile(
                    symbol,
                    () => takeOut(() => ({ symbol, second })),
                    old?.symbol === symbol && old.second === second,
                  ),
              )}
            </div>
          ))}
        </>
      )}
      {(!swaps || old) &&
        seconds
          .filter((second) => !old || second === old.second)
          .map((second) => (
            <div key={`${second}`}>
              <h3>
                {text("board-put-in")}{" "}
                {seconds.length > 1 && (second ? text("board-to-second") : text("board-to-first"))}
              </h3>
              <div class="dub-tiles">
                {changes
                  .filter((change) => change.second === second && (!swaps || change.old === old?.symbol))
                  .map((change) => tile(change.added, () => !busy && act(change.action)))}
              </div>
            </div>
          ))}
    </section>
  );
}
