/** How long this reader's line is, and how well her page knows the table's clock. */
import { MOST_DELAY_MS } from "../net/tableClock";
import { Icon } from "../ui/icons";
import type { ReaderWords } from "../words/words";
import type { Session } from "./session";

export function FairClockLine({ session, words }: { session: Session; words: ReaderWords }) {
  const best = session.clock.best.value;
  const far = best ? Math.max(1, Math.round(best.trip / 2)) : 0;
  return (
    <section class="fair-clock">
      <h3>{words.text("web-fair-clock")}</h3>
      <p>
        <Icon name="hourglass" />{" "}
        {best ? words.text("web-fair-clock-line", { ms: far }) : words.text("web-fair-clock-measuring")}
      </p>
      <p class="soft">{words.text("web-fair-clock-about", { most: MOST_DELAY_MS })}</p>
    </section>
  );
}
