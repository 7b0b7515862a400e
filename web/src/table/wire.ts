/** How the page reaches its table, and by which moment it answers. */
import type { Face } from "../router";

/** This load of the page: the table counts a request once for each number and page. */
const PAGE = Math.random().toString(36).slice(2);

/** The table's socket. `since`: the last message whose events have all been shown. */
export function tableAddress(id: string, since: number | null, face: Face, local: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const missed = since === null ? "" : `&since=${since}`;
  const tv = face === "tv" ? "&face=tv" : "";
  const person = local > 1 ? `&local=${local}` : "";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(id)}?client=${PAGE}${missed}${tv}${person}`;
}

/** When the key or finger went down, not when this page found the time to notice. */
export function pressedAt(): number {
  const input = window.event;
  const now = performance.now();
  return input?.isTrusted && input.timeStamp > 0 ? Math.min(input.timeStamp, now) : now;
}
