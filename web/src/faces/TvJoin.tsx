/** The way in, on a television: a QR code and six letters; or, while only this computer reaches the page, that. */
import { useEffect } from "preact/hooks";
import { qrCode } from "../net/api";
import { askReach, codeOf, linkTo, reach } from "../ways/reach";
import type { ReaderWords } from "../words/words";

const ASK_AGAIN_MS = 5_000;

export function TvJoin({ table, words }: { table: string; words: ReaderWords }) {
  const onlyHere = reach.value?.only_here ?? false;
  useEffect(() => {
    const look = (): void => void askReach().catch(() => undefined);
    look();
    // The host may let phones in at any time, on another device: there is nobody here to press anything.
    const asking = onlyHere ? setInterval(look, ASK_AGAIN_MS) : undefined;
    return () => clearInterval(asking);
  }, [onlyHere]);
  return (
    <div class="tv-join">
      <p>
        {words.text(onlyHere ? "web-house-closed" : "web-tv-join")}
        <strong>{codeOf(table)}</strong>
      </p>
      {!onlyHere && reach.value && <img src={qrCode(table, linkTo(table))} alt={words.text("web-qr")} />}
    </div>
  );
}
