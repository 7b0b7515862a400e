/** The same table on other screens: a television for all, a phone as a hand. */
import "./curtain.css";
import { useSignal } from "@preact/signals";
import { faceOpen, follow, tableAt } from "../router";
import { phone } from "../settings";
import type { Session } from "../table/session";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";

interface Props {
  session: Session;
  words: ReaderWords;
}

export function OtherScreens({ session, words }: Props) {
  const hand = faceOpen.value === "hand";
  return (
    <p class="other-screens">
      <a class="button" href={tableAt(session.id, "tv")} target="_blank" rel="noopener">
        <Icon name="eye" /> {words.text("web-tv-open")}
      </a>
      {session.seat.value !== null && (
        <a class="button" href={tableAt(session.id, hand ? "whole" : "hand")} onClick={follow}>
          {words.text(hand ? "web-hand-whole" : "web-hand-open")}
        </a>
      )}
    </p>
  );
}

/** On a phone beside a television: the board is over there already. */
export function HandOffer({ session, words }: Props) {
  const away = useSignal(false);
  const wanted = phone.value && session.table.value?.tv && session.seat.value !== null && faceOpen.value === "whole";
  if (!wanted || away.value) return null;
  return (
    <p class="hand-offer" role="status">
      <span>{words.text("web-hand-offer")}</span>
      <a class="button small primary" href={tableAt(session.id, "hand")} onClick={follow}>
        {words.text("web-hand-open")}
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={words.text("web-close")}
        onClick={() => (away.value = true)}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
