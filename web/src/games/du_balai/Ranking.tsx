/** The end (DUB-50, DUB-51): who won, with the acrobatics that were hidden until now, and what earned the places. */
import type { BoardProps, Json } from "../types";
import { Art } from "./art";
import { seen } from "./seen";
import { FLOWN, type Tally, tally } from "./tally";
import { local } from "./text";
import { Medal } from "./witches";
import "./du_balai.css";
import "./ranking.css";

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export function Ranking({ view, names, words, log }: BoardProps & { log: Json[] }) {
  const says = local(words);
  const { outcome, players } = seen(view);
  const earned = tally(log, players.length);
  const scores = outcome?.scores ?? players.map((player) => player.square);
  const ranks = outcome?.ranks ?? players.map(() => 1);
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const rows: [string, (mine: Tally) => number][] = [
    ...FLOWN.map((how): [string, (mine: Tally) => number] => [says.flown[how], (mine) => mine.squares[how]]),
    [says.perfects, (mine) => mine.perfects],
    [says.falls, (mine) => mine.falls],
    [says.lids, (mine) => mine.lids],
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
                  {player?.crossed ? says.across(player.crossed) : says.square(player?.square ?? 0)}
                  {mine && mine.points > 0 && ` · ${says.acrobatics} +${mine.points}`}
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
      <div class="dub-earned" role="region" aria-label={says.earned} tabIndex={0}>
        <table>
          <caption>{says.earned}</caption>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col">
                  {names[seat]}
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
