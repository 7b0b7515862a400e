/** Pages: the shelf (`/`), a table (`/t/{id}`), rules (`/rules/{game}`), and a seat that moves here (`/m/{code}`). */
import { computed, signal } from "@preact/signals";

const path = signal(location.pathname);
const asked = signal(location.search);
function look(): void {
  path.value = location.pathname;
  asked.value = location.search;
}
addEventListener("popstate", look);

/** The id of the table that is open; null on the shelf. */
export const tableOpen = computed(() => {
  const found = /^\/t\/([^/]+)\/?$/.exec(path.value)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
});

/** The game whose rules are open; null: none. */
export const rulesOpen = computed(() => /^\/rules\/([a-z_]+)\/?$/.exec(path.value)?.[1] ?? null);

/** The code of a pass that is to be taken on this device (`/m/{code}`). */
export const passOpen = computed(() => /^\/m\/([a-z0-9]+)\/?$/.exec(path.value)?.[1] ?? null);

/** The faces of a table: whole, for a television (`?tv`), or only what is mine (`?hand`). */
export type Face = "whole" | "tv" | "hand";
export const faceOpen = computed((): Face => {
  const wanted = new URLSearchParams(asked.value);
  return wanted.has("tv") ? "tv" : wanted.has("hand") ? "hand" : "whole";
});

/** The address of a table, as one of its faces. */
export const tableAt = (table: string, face: Face = "whole"): string =>
  `/t/${encodeURIComponent(table)}${face === "whole" ? "" : `?${face}`}`;

export function go(to: string): void {
  history.pushState(null, "", to);
  look();
  scrollTo(0, 0);
}

/** For links inside the page: a plain click stays in it; a click with a key opens another tab, as everywhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

const CREATED = "sabbat.created";
/** A table that this browser has just made: its maker sits down without being asked. */
export const rememberCreated = (table: string): void => sessionStorage.setItem(CREATED, table);
export const justCreated = (table: string): boolean => sessionStorage.getItem(CREATED) === table;
