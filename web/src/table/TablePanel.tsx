/** The table itself: its link, what was agreed on, the reader's settings, the way out. */
import { guideLeft, leaveGuide, takeUpGuide } from "../guide/memory";
import { OtherScreens } from "../faces/OtherScreens";
import { TurnNotices } from "../notices/TurnNotices";
import { go } from "../router";
import { Icon } from "../ui/icons";
import { AllSettings } from "../ui/Settings";
import { MoveSeat } from "../ways/MoveSeat";
import { DoorChoice } from "../ways/AtTheDoor";
import type { ReaderWords } from "../words/words";
import { Options } from "./Options";
import { FairClockLine } from "./FairClockLine";
import type { Session } from "./session";
import { TableLink } from "./TableLink";

export function TablePanel({ session, words }: { session: Session; words: ReaderWords }) {
  const table = session.table.value;
  if (!table) return null;
  const gathering = table.phase === "gathering";
  async function leave(): Promise<void> {
    if (session.seat.value !== null && table?.phase !== "over") await session.ask({ t: "Rise" });
    go("/");
  }
  return (
    <div class="table-panel" tabIndex={0} role="region" aria-label={words.text("web-table")}>
      <section>
        <h3>{words.text("web-menu")}</h3>
        <AllSettings words={words} />
        {table.guide && <GuideSwitch id={table.id} words={words} />}
      </section>
      {session.seat.value !== null && table.phase !== "over" && <TurnNotices words={words} />}
      {!gathering && <TableLink table={table} words={words} />}
      {!gathering && <OtherScreens session={session} words={words} />}
      {!gathering && (
        <section>
          <h3>{words.text("web-options")}</h3>
          <DoorChoice session={session} table={table} words={words} />
          <Options session={session} table={table} words={words} editable={false} />
        </section>
      )}
      {table.by_clock && <FairClockLine session={session} words={words} />}
      <p class="soft">
        <Icon name="eye" /> {words.text("web-watchers", { n: table.watchers })}
      </p>
      {session.seat.value !== null && table.phase !== "over" && <MoveSeat table={table.id} words={words} />}
      <section class="leave">
        <button type="button" class="button" onClick={() => void leave()}>
          <Icon name="door" /> {words.text("web-leave")}
        </button>
        {session.seat.value !== null && table.phase === "playing" && (
          <p class="soft">{words.text("web-leave-about")}</p>
        )}
      </section>
    </div>
  );
}

/** At a first match: the guide can be sent away, and taken up again. */
function GuideSwitch({ id, words }: { id: string; words: ReaderWords }) {
  const left = guideLeft(id);
  return (
    <button type="button" class="button" aria-pressed={!left} onClick={() => (left ? takeUpGuide(id) : leaveGuide(id))}>
      {words.text(left ? "web-guide-take-up" : "web-guide-leave")}
    </button>
  );
}
