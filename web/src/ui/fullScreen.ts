/** The whole screen for the table, where the browser lets a page have it (a phone of one kind does not). */
import { signal } from "@preact/signals";

export const mayFillScreen = document.fullscreenEnabled === true;
export const fillsScreen = signal(false);
document.addEventListener("fullscreenchange", () => (fillsScreen.value = document.fullscreenElement !== null));

export function toggleFullScreen(): void {
  const done = fillsScreen.value ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined); // forbidden just now: nothing is lost
}
