/** Offers as buttons. A grey one is no dead end: it tells why, and by which rule. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import type { OptionOffer, RefusalView, Tagged } from "../protocol.gen";
import { folded } from "../words/ledger";
import type { ReaderWords } from "../words/words";
import { FEW } from "./offers";

interface OfferProps {
  offer: OptionOffer;
  label: string;
  /** What the game draws beside the words. */
  sign?: ComponentChild;
  number: number | null;
  busy: boolean;
  primary: boolean;
  why: Signal<RefusalView | null>;
  words: ReaderWords;
  onChoose(offer: OptionOffer): void;
}

export function Offer({ offer, label, sign, number, busy, primary, why, words, onChoose }: OfferProps) {
  const grey = offer.refusal !== null;
  const key = number !== null && number <= FEW ? number : null;
  const effect = number === null ? "" : words.effect(offer.action);
  return (
    <button
      type="button"
      class={`button offer${primary && !grey ? " primary" : ""}${busy ? " busy" : ""}`}
      data-do={offer.action.t}
      aria-disabled={grey || busy}
      aria-keyshortcuts={key === null ? undefined : `${key}`}
      onClick={() => !busy && onChoose(offer)}
      onFocus={() => (why.value = offer.refusal)}
      title={grey && offer.refusal ? words.refusal(offer.refusal.why, offer.refusal.facts) : undefined}
    >
      {key !== null && <kbd aria-hidden="true">{key}</kbd>}
      {sign}
      <span>
        {label}
        {effect && <small class="offer-effect">{effect}</small>}
        {grey && offer.refusal && <span class="unseen">. {words.refusal(offer.refusal.why, offer.refusal.facts)}</span>}
      </span>
    </button>
  );
}

interface ListProps {
  offers: OptionOffer[];
  decision: Tagged;
  signOf(offer: OptionOffer): ComponentChild;
  words: ReaderWords;
  busy: boolean;
  why: Signal<RefusalView | null>;
  onChoose(offer: OptionOffer): void;
}

const MOST_SHOWN = 60;

/** Very many offers: what is possible first, the grey ones on demand, and a field to find one. */
export function OfferList({ offers, decision, signOf, words, busy, why, onChoose }: ListProps) {
  const query = useSignal("");
  const withGrey = useSignal(false);
  const grey = offers.filter((offer) => offer.refusal !== null).length;
  const wanted = folded(query.value).split(/\s+/).filter(Boolean);
  const shown = offers
    .filter((offer) => offer.refusal === null || withGrey.value)
    .map((offer) => ({ offer, label: words.action(offer.action, decision) }))
    .filter(({ label }) => wanted.every((word) => folded(label).includes(word)))
    .sort((a, b) => (a.offer.refusal ? 1 : 0) - (b.offer.refusal ? 1 : 0))
    .slice(0, MOST_SHOWN);
  return (
    <div class="offer-list">
      <div class="offer-list-head">
        <input
          class="field"
          type="search"
          placeholder={words.text("web-filter")}
          aria-label={words.text("web-filter")}
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
        {grey > 0 && (
          <button
            type="button"
            class="button quiet small"
            aria-pressed={withGrey.value}
            onClick={() => (withGrey.value = !withGrey.value)}
          >
            {withGrey.value ? words.text("web-hide-grey") : words.text("web-show-grey", { n: grey })}
          </button>
        )}
      </div>
      <div class="offers scroll">
        {shown.map(({ offer, label }) => (
          <Offer
            key={JSON.stringify(offer.action)}
            offer={offer}
            label={label}
            sign={signOf(offer)}
            number={null}
            busy={busy}
            primary={false}
            why={why}
            words={words}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}
