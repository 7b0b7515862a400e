/** How many tables wait for me: on the icon of the tab, and on that of the installed app. */

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

export function showBadge(count: number): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", count > 0 ? "/icon-turn.svg" : "/icon.svg");
  const app: Badged = navigator;
  const done = count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  done?.catch(() => undefined); // only an installed app has one
}
