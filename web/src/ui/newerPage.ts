/**
 * The server has got a newer page while this one is open. This one goes on, as far as its parts are kept (sw.js), and
 * offers to load the new one; a part that is gone for good is a reason to load it at once.
 */
import { signal } from "@preact/signals";

/** There is one, and the reader has not said "later". */
export const newerPage = signal(false);

const LOOK_AGAIN_MS = 60_000;
const RELOADED = "sabbat.reloaded";
const RELOAD_AGAIN_MS = 30_000;
let looked = Date.now();
let isPutOff = false;

/** Not now: nobody is asked again before the page is loaded. */
export function putOff(): void {
  isPutOff = true;
  newerPage.value = false;
}

/** Each build names its entry differently. */
const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;
export const entryOf = (page: string): string | undefined => ENTRY.exec(page)?.[1];

/** Asks the server which page it has; not in a circle. Without a line there is nothing to say. */
export async function lookForNewerPage(): Promise<void> {
  if (!import.meta.env.PROD || isPutOff || newerPage.value || Date.now() - looked < LOOK_AGAIN_MS) return;
  looked = Date.now();
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    const entry = answer.ok ? entryOf(await answer.text()) : undefined;
    newerPage.value = entry !== undefined && !isOurs(entry);
  } catch {
    // no line
  }
}

const isOurs = (entry: string): boolean =>
  [...document.scripts].some((script) => script.src !== "" && new URL(script.src).pathname === entry);

/** After the line was lost, or a worker of a newer page has come: the server may have been started anew. */
export function noticeNewerPage(): void {
  const lookNow = (): void => {
    looked = 0;
    void lookForNewerPage();
  };
  addEventListener("vite:preloadError", () => {
    const last = Number.parseInt(sessionStorage.getItem(RELOADED) ?? "0", 10);
    if (Date.now() - last < RELOAD_AGAIN_MS) newerPage.value = true;
    else {
      sessionStorage.setItem(RELOADED, `${Date.now()}`);
      location.reload();
    }
  });
  document.addEventListener("visibilitychange", () => void (document.hidden || lookForNewerPage()));
  if (navigator.serviceWorker?.controller) navigator.serviceWorker.addEventListener("controllerchange", lookNow);
}
