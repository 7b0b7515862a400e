/** The end: who won, and what earned the points. */
import { SeatDot } from "./Score";
import { Signs } from "./signs";
import { SOURCES, tally } from "./tally";
import { boardText } from "./messages.gen";
import type { BoardProps, GameEvent } from "./types.gen";

export function Ranking({ view, names, words, log }: BoardProps & { log: GameEvent[] }) {
  const text = boardText(words);
  const { outcome, players } = view;
  const scores = outcome?.scores ?? players.map((player) => player.points);
  const ranks = outcome?.ranks ?? scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const earned = tally(log, scores);
  const most = Math.max(1, ...scores);
  const first = Math.min(...ranks);
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const used = SOURCES.filter((source) => earned.some((mine) => mine[source] > 0));
  return (
    <section class="cha-ranking" aria-label={words.text("word-winners")}>
      <Signs />
      <ol>
        {order.map((seat) => (
          <li key={seat} class={ranks[seat] === first ? "is-winner" : ""}>
            <p class="cha-ranking-head">
              <span class="cha-place">{(ranks[seat] ?? 0) + (first === 0 ? 1 : 0)}</span>
              <SeatDot seat={seat} />
              <span class="cha-name">{names[seat]}</span>
              <b>{text("board-points", { n: scores[seat] ?? 0 })}</b>
            </p>
            <div class="cha-bar" aria-hidden="true">
              {used.map((source) => {
                const points = earned[seat]?.[source] ?? 0;
                return (
                  points > 0 && (
                    <span class={`cha-from cha-from-${source}`} style={{ width: `${(100 * points) / most}%` }}>
                      {points}
                    </span>
                  )
                );
              })}
            </div>
          </li>
        ))}
      </ol>
      {log.map((event) => event.t === "TieBroken" && <p key="tie">{words.event(event)}</p>)}
      <table class="cha-earned">
        <caption>{text("board-earned")}</caption>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col" title={names[seat]}>
                <SeatDot seat={seat} /> <span class="cha-hidden">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((source) => (
            <tr>
              <th scope="row">
                <span class={`cha-key cha-from-${source}`} aria-hidden="true" />
                {text(`board-from-${source}`)}
              </th>
              {order.map((seat) => (
                <td>{earned[seat]?.[source] || "·"}</td>
              ))}
            </tr>
          ))}
          <tr class="cha-sum">
            <th scope="row">{words.text("word-points")}</th>
            {order.map((seat) => (
              <td>{scores[seat]}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
