/** The witches around the kettle: where they stand, what they hold, and what they are doing. */
import { SHARED } from "../../layout/Part";
import { Person } from "../../layout/Person";
import { boardText } from "./messages.gen";
import { signed } from "./route";
import { Medal } from "./witches";
import { FINISH, PAWNS } from "./data.gen";
import type { BoardProps, FlyerView, View } from "./types.gen";

interface Props extends Pick<BoardProps, "words" | "seat"> {
  view: View;
  squares: number[];
  curse: number;
  mover: number;
  closer: number;
  /** The formulas lie open: nobody is writing any more. */
  open: boolean;
}

export function Riders({ view, squares, curse, mover, closer, open, seat, words }: Props) {
  const text = boardText(words);
  const order = squares.map((_, at) => at).sort((a, b) => (squares[b] ?? 0) - (squares[a] ?? 0) || a - b);
  return (
    <section class="dub-riders" {...SHARED} aria-label={text("board-riders")}>
      <ol>
        {order.map((rider) => {
          const player = view.players[rider];
          const square = squares[rider] ?? 0;
          if (!player) return null;
          const signs = doing(view, player, rider, closer, open, words);
          return (
            <li
              key={rider}
              class={`${rider === mover ? "is-flying" : ""} ${rider === seat ? "is-me" : ""}`}
              title={words.text(`pawn-${PAWNS[rider] ?? "red"}`)}
            >
              <Person seat={rider} before={<Medal seat={rider} />} />
              <span class="dub-rider-text">
                <span class="dub-soft">
                  {square >= FINISH
                    ? text("board-across", { place: player.crossed || view.players.length })
                    : text("board-square", { n: signed(square) })}
                  {player.expert && ` · ${text("board-expert")}`}
                  {square === curse && square < FINISH && <Cursed says={text("board-cursed-here")} />}
                </span>
                {signs && <span class="dub-doing">{signs}</span>}
              </span>
              {player.cards > 0 && (
                <span class="dub-backs" title={text("board-cards", { n: player.cards })}>
                  <span class="dub-back" aria-hidden="true" />
                  <span aria-hidden="true">{player.cards}</span>
                  <span class="dub-hidden">{text("board-cards", { n: player.cards })}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** DUB-20. The eye that lies on the leading square. */
function Cursed({ says }: { says: string }) {
  return (
    <span title={says}>
      <svg class="dub-cursed" viewBox="-26 -15 52 30" aria-hidden="true">
        <path d="M-24 0C-14-13 14-13 24 0 14 13-14 13-24 0Z" fill="#2a0a3c" stroke="#d68cff" stroke-width="3" />
        <circle r="7.5" fill="#d68cff" />
      </svg>
      <span class="dub-hidden">{says}</span>
    </span>
  );
}

function doing(
  view: View,
  player: FlyerView,
  seat: number,
  closer: number,
  open: boolean,
  words: BoardProps["words"],
): string {
  const text = boardText(words);
  const written = player.formula !== null || player.written > 0;
  const said = [
    view.step === "casting" && seat === view.thrower && text("board-thrower"),
    view.step === "looking" && player.ready && text("board-ready"),
    seat === closer && text("board-closer"),
    view.step === "writing" &&
      !open &&
      (written ? text("board-has-written") : player.held_back ? text("board-held-back") : text("board-writing-others")),
  ];
  return said.filter(Boolean).join(" · ");
}
