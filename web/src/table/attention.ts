/** It is my turn: the tab, its icon, the app's badge and a phone in a pocket say so, and the screen does not go dark. */
import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { showBadge } from "../ui/badge";
import { keepScreenOn } from "../ui/wakeLock";
import { vibrates } from "../ui/vibration";
import type { Session } from "./session";

const isAsked = (session: Session): boolean =>
  session.question.value !== null && session.table.value?.phase === "playing";

export function useAttention(session: Session): void {
  useSignalEffect(() => {
    const words = session.words.value;
    const table = session.table.value;
    if (!words || !table) return;
    const game = words.text(`game-${table.game}`);
    document.title =
      isAsked(session) && session.isMyTurn.value
        ? `● ${words.text("web-your-turn")} – ${game}`
        : `${game} – ${words.text("web-title")}`;
  });
  useEffect(() => {
    let before = isAsked(session);
    let release = before ? keepScreenOn() : null;
    showBadge(before ? 1 : 0);
    const stop = session.question.subscribe(() => {
      const now = isAsked(session);
      if (now === before) return;
      before = now;
      showBadge(now ? 1 : 0);
      if (now) vibrates();
      release?.();
      release = now ? keepScreenOn() : null;
    });
    return () => {
      stop();
      release?.();
      showBadge(0);
    };
  }, [session]);
}
