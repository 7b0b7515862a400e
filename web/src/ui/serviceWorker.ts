/** Asks the browser to keep the page, once it has nothing better to do. Only where it may: HTTPS, or this machine. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), 1_000);
  });
}
