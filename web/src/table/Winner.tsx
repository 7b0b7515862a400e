/** The winner's moment: who, why, by which rule; and a kind word for everybody else. */
import "./winner.css";
import { Cauldron } from "../ui/Cauldron";
import { Icon } from "../ui/icons";
import { join } from "../words/facts";
import type { ReaderWords } from "../words/words";
import { type Ending, endingOf } from "./ending";
import { RuleLink } from "./RuleLink";
import type { Session } from "./session";

const EMBERS = Array.from({ length: 18 }, (_, at) => at);

/** `plain`: there is nothing to press. */
export function Winner({ session, words, plain = false }: { session: Session; words: ReaderWords; plain?: boolean }) {
  const view = session.view.value;
  const ending = view && endingOf(view);
  if (!ending) return null;
  const together = session.module.value?.together ?? false;
  const lost = ending.winners.length === 0;
  const seat = session.seat.value;
  return (
    <div class={`winner${lost ? " is-lost" : ""}`}>
      <div class="winner-sign" aria-hidden="true">
        {!lost && EMBERS.map((at) => <i key={at} class={`ember ember-${at % 6}`} />)}
        <svg viewBox="-70 -46 140 132">
          <Cauldron brew={lost ? "#4a4458" : "#ffb454"} iron="#2a2047" />
        </svg>
        {!lost && <Icon name="crown" />}
      </div>
      <h3 class="winner-line">{headline(ending, together, seat, words)}</h3>
      {!together && (
        <p class="winner-names">
          {ending.winners.map((winner) => (
            <strong key={winner} class={`seat-${winner}`}>
              {session.names.value[winner]}
            </strong>
          ))}
        </p>
      )}
      <p class="winner-why">
        {why(ending, words)}{" "}
        {plain ? <span class="soft">{ending.outcome.why}</span> : <RuleLink id={ending.outcome.why} words={words} />}
      </p>
      <p class="winner-others">{kindly(ending, together, seat, session.names.value, words)}</p>
    </div>
  );
}

function headline({ winners }: Ending, together: boolean, seat: number | null, words: ReaderWords): string {
  if (together) return words.text(winners.length > 0 ? "web-end-together-won" : "web-end-together-lost");
  if (winners.length === 0) return words.text("web-end-nobody");
  if (seat !== null && winners.includes(seat))
    return words.text(winners.length > 1 ? "web-end-you-share" : "web-end-you");
  return words.text(winners.length > 1 ? "web-end-shared" : "web-end-winner");
}

/** The game's own sentence for the rule that decided; a game without one has the rule's title. */
function why({ outcome, tied, shared, score, lead }: Ending, words: ReaderWords): string {
  const id = `ending-${outcome.why}`;
  if (words.has(id)) return words.text(id, { score, lead, tied: `${tied}`, shared: `${shared}` });
  return words.has(`rule-${outcome.why}`) ? words.rule(outcome.why).title : "";
}

function kindly(
  { outcome, winners, others }: Ending,
  together: boolean,
  seat: number | null,
  names: readonly string[],
  words: ReaderWords,
): string {
  if (together) return words.text(winners.length > 0 ? "web-end-together-thanks" : "web-end-together-again");
  const rest = others.filter((other) => other !== seat);
  const said = rest.length > 0 ? words.text("web-end-others", { names: named(rest, names, words) }) : "";
  if (seat === null || winners.includes(seat)) return said;
  const mine = words.text("web-end-mine", { rank: outcome.ranks[seat] ?? 0, n: outcome.ranks.length });
  return `${mine} ${said}`;
}

const named = (seats: number[], names: readonly string[], words: ReaderWords): string =>
  join(
    words.texts,
    seats.map((seat) => names[seat] ?? ""),
  );
