/** Turn notices on and off, in the table's panel; and the one time that they are offered, when others are away. */
import "./notices.css";
import { useEffect } from "preact/hooks";
import type { TableView } from "../protocol.gen";
import { noticesWish } from "../settings";
import { awaitedAndAway } from "../table/awaited";
import type { Session } from "../table/session";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import { look, notices, turnOff, turnOn } from "./turnNotices";

export function TurnNotices({ words }: { words: ReaderWords }) {
  useEffect(() => void look(), []);
  const state = notices.value;
  if (state === "unknown" || state === "none") return null;
  const isOn = state === "on";
  return (
    <section class="turn-notices">
      <h3>{words.text("web-notices")}</h3>
      <p role="status">{words.text(LINES[state])}</p>
      {state !== "not-here" && state !== "refused" && (
        <button
          type="button"
          class="button"
          disabled={state === "busy"}
          onClick={() => void (isOn ? turnOff() : turnOn())}
        >
          <Icon name={isOn ? "mute" : "sound"} /> {words.text(isOn ? "web-notices-turn-off" : "web-notices-turn-on")}
        </button>
      )}
    </section>
  );
}

const LINES = {
  off: "web-notices-about",
  busy: "web-notices-about",
  on: "web-notices-are-on",
  refused: "web-notices-refused",
  failed: "web-notices-failed",
  "not-here": "web-notices-not-here",
} as const;

/** While somebody who is waited for is away it may take long: then it makes sense to ask, until there is an answer. */
export function NoticesOffer({ session, table, words }: { session: Session; table: TableView; words: ReaderWords }) {
  const sensible =
    session.seat.value !== null && noticesWish.value === "" && awaitedAndAway(session.waiting.value, table).length > 0;
  useEffect(() => {
    if (sensible) void look();
  }, [sensible]);
  if (!sensible || notices.value !== "off") return null;
  return (
    <div class="notices-offer" role="group" aria-label={words.text("web-notices")}>
      <span>{words.text("web-notices-offer")}</span>
      <button type="button" class="button small" onClick={() => void turnOn()}>
        {words.text("web-notices-turn-on")}
      </button>
      <button type="button" class="button quiet small" onClick={() => (noticesWish.value = "no")}>
        {words.text("web-notices-no")}
      </button>
    </div>
  );
}
