/** Why an answer that is not offered is not: asked of the table, once the hand has rested on it for a moment. */
import { useEffect, useState } from "preact/hooks";
import type { BoardProps, GameTypes } from "./types";

const RESTS_MS = 120; // a table takes 20 messages a second from one browser, and there is more to say than this

export interface WhyNot {
  text: string;
  rule: string;
}

type Asking<G extends GameTypes> = Pick<BoardProps<G>, "whyNot" | "words" | "question">;

/** In the reader's words; null for nothing wanted, and until the table has answered. */
export function useWhyNot<G extends GameTypes>(board: Asking<G>, wanted: G["action"] | null): WhyNot | null {
  const { whyNot, words, question } = board;
  const [told, tell] = useState<{ of: string; why: WhyNot } | null>(null);
  const of = wanted && `${question?.number} ${JSON.stringify(wanted)}`;
  useEffect(() => {
    if (of === null || wanted === null) return;
    let left = false;
    const asking = setTimeout(async () => {
      const refusal = await whyNot(wanted);
      if (!left && refusal) tell({ of, why: { text: words.refusal(refusal.why, refusal.facts), rule: refusal.rule } });
    }, RESTS_MS);
    return () => {
      left = true;
      clearTimeout(asking);
    };
  }, [of]);
  return told !== null && told.of === of ? told.why : null;
}
