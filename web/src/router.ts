/** Two kinds of pages: the shelf (`/`) and a table (`/t/{id}`). */
import { computed, signal } from "@preact/signals";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

/** The id of the table that is open; null on the shelf. */
export const tableOpen = computed(() => {
  const found = /^\/t\/([^/]+)\/?$/.exec(path.value)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
});

export function go(to: string): void {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For links inside the page: a plain click stays in it; a click with a key opens another tab, as everywhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}

const CREATED = "sabbat.created";
/** A table that this browser has just made: its maker sits down without being asked. */
export const rememberCreated = (table: string): void => sessionStorage.setItem(CREATED, table);
export const justCreated = (table: string): boolean => sessionStorage.getItem(CREATED) === table;
