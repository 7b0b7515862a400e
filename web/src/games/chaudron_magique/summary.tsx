/** The table in words, for those who listen: the cauldron as a table of cells, and what is to be known around it. */
import { cellName, isInside, lying } from "./blocks";
import { lyingName } from "./names";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { SIDE } from "./data.gen";
import type { View } from "./types.gen";

export function GridInWords({ view, words }: { view: View; words: Words }) {
  const text = boardText(words);
  const lines = Array.from({ length: SIDE }, (_, at) => at);
  return (
    <div class="chm-hidden">
      <table>
        <caption>{text("board-cauldron")}</caption>
        <thead>
          <tr>
            <th scope="col">{text("board-row")}</th>
            {lines.map((column) => (
              <th key={column} scope="col">
                {cellName(0, column).charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((row) => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {lines.map((column) => {
                const cell = cellName(row, column);
                return (
                  <td key={column}>
                    {isInside(row, column)
                      ? text("board-cell-is", { cell, what: lyingName(lying(view.grid, cell), words) })
                      : ""}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
