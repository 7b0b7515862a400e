/** The end (DUB-50, DUB-51): who won, with the acrobatics that were hidden until now, and what earned the places. */
import { Art } from "./art";
import { FLOWN, type Tally, tally } from "./tally";
import { boardText } from "./messages.gen";
import { signed } from "./route";
import { Medal } from "./witches";
import "./du_balai.css";
import "./ranking.css";
import type { BoardProps, GameEvent } from "./types.gen";

export function Ranking({ view, names, words, log }: BoardProps & { log: GameEvent[] }) {
  const text = boardText(words);
  const { outcome, players } = view;
  const earned = tally(log, players.length);
  const scores = outcome?.scores ?? players.map((player) => player.square);
  const ranks = outcome?.ranks ?? players.map(() => 1);
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const rows: [string, (mine: Tally) => number][] = [
    ...FLOWN.map((how): [string, (mine: Tally) => number] => [text(`board-flown-${how}`), (mine) => mine.squares[how]]),
    [text("board-perfects"), (mine) => mine.perfects],
    [text("board-falls"), (mine) => mine.falls],
    [text("board-lids"), (mine) => mine.lids],
  ];
  const told = rows.filter(([, count]) => earned.some((mine) => count(mine) !== 0));
  return (
    <section class="dub-ranking" aria-label={words.text("word-winners")}>
      <ol>
        {order.map((seat) => {
          const mine = earned[seat];
          const player = players[seat];
          const score = scores[seat] ?? 0;
          return (
            <li key={seat} class={ranks[seat] === 1 ? "is-winner" : ""}>
              <span class="dub-place">{ranks[seat]}</span>
              <Medal seat={seat} />
              <span class="dub-rider-text">
                <span class="dub-name">{names[seat]}</span>
                <span class="dub-soft">
                  {player?.crossed
                    ? text("board-across", { place: player.crossed })
                    : text("board-square", { n: signed(player?.square ?? 0) })}
                  {mine && mine.points > 0 && ` · ${text("board-acrobatics")} +${mine.points}`}
                </span>
              </span>
              <span class="dub-feats">
                {mine?.acrobatics.map((card, at) => (
                  <span key={at} title={words.text(`card-${card}`)}>
                    <Art card={card} />
                    <span class="dub-hidden">{words.text(`card-${card}`)}</span>
                  </span>
                ))}
              </span>
              <b class="dub-score">{signed(score)}</b>
            </li>
          );
        })}
      </ol>
      <div class="dub-earned">
        <table>
          <caption>{text("board-earned")}</caption>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col" title={names[seat]}>
                  <Medal seat={seat} />
                  <span class="dub-hidden">{names[seat]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {order.map((seat) => {
                  const mine = earned[seat];
                  return <td key={seat}>{(mine && signed(count(mine))) || "·"}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
