/** The end: who won and with which witches, and how quick everybody was. */
import { Icon } from "../../ui/icons";
import { rankingOf } from "../../table/ranking";
import { Portrait } from "./portraits";
import { tally } from "./tally";
import { boardText } from "./messages.gen";
import { collected } from "./cards";
import type { BoardProps, GameEvent } from "./types.gen";
import { ALIKE } from "./data.gen";

export function Ranking({ view, names, words, log }: BoardProps & { log: GameEvent[] }) {
  const text = boardText(words);
  const table = view;
  const counts = tally(log, table.players.length);
  const timed = table.slow === 0 && counts.some((count) => count.quickest !== null);
  return (
    <section class="sor-ranking" aria-label={words.text("word-winners")}>
      <ol>
        {rankingOf(view).map(({ seat, rank, score, won }) => {
          const witches = collected(table.players[seat]?.won ?? []);
          return (
            <li key={seat} class={`seat-${seat}${won ? " is-winner" : ""}`}>
              <p class="sor-ranking-head">
                <span class="sor-rank">{words.text("web-place", { rank })}</span>
                <span class="sor-disc" aria-hidden="true">
                  {seat + 1}
                </span>
                <span class="sor-name">{names[seat]}</span>
                {won && <Icon name="crown" />}
                <b>{text("board-cards", { n: score })}</b>
              </p>
              {witches.size > 0 && (
                <p class="sor-ranking-won">
                  {[...witches]
                    .sort((a, b) => b[1] - a[1])
                    .map(([witch, n]) => (
                      <span key={witch} class={`sor-slot is-won${won && n >= ALIKE ? " is-three" : ""}`}>
                        <Portrait witch={witch} label={words.text(`card-${witch}`)} />
                        {n > 1 && <b>× {n}</b>}
                      </span>
                    ))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <table class="sor-figures">
        <thead>
          <tr>
            <td />
            <th scope="col">{text("board-right")}</th>
            <th scope="col">{text("board-wrong")}</th>
            {timed && <th scope="col">{text("board-early")}</th>}
            {timed && <th scope="col">{text("board-quickest")}</th>}
          </tr>
        </thead>
        <tbody>
          {counts.map((mine, seat) => (
            <tr key={seat} class={`seat-${seat}`}>
              <th scope="row" title={names[seat]}>
                <span class="sor-disc" aria-hidden="true">
                  {seat + 1}
                </span>{" "}
                <span class="unseen">{names[seat]}</span>
              </th>
              <td>{mine.right}</td>
              <td>{mine.wrong}</td>
              {timed && <td>{mine.early}</td>}
              {timed && <td>{mine.quickest === null ? "–" : text("board-ms", { n: mine.quickest })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
