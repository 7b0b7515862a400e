/** Beside the rules of Charlatans: a bag and a flask to begin with, and a pot that is about to burst. */
import "./charlatans.css";
import "./pieces.css";
import "./pot.css";
import type { Pictures } from "../../rules/pictures";
import { ChipIcon } from "./Chip";
import { FlaskDrawing } from "./Flask";
import { Signs } from "./signs";

const row =
  (chips: readonly string[], flask = false) =>
  () => (
    <div class="cha">
      <Signs />
      {chips.map((chip, at) => (
        <ChipIcon key={at} chip={chip} size={44} />
      ))}
      {flask && <FlaskDrawing full />}
    </div>
  );

const pictures: Pictures = {
  setup: row(["W1", "W1", "W1", "W1", "W2", "W2", "W3", "O1", "G1"], true),
  turn: row(["W1", "O1", "W3", "G1", "W2", "W2"]),
};
export default pictures;
