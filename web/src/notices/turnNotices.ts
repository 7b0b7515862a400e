/**
 * Turn notices: this device is told by push when it is my turn and I am away. The browser keeps the subscription; the
 * server learns of it anew each time a table is opened, for the language or the key may have changed.
 */
import { effect, signal } from "@preact/signals";
import { ask, post } from "../net/api";
import type { NoticesView, Subscribe, Unsubscribe } from "../net/api.gen";
import { language, noticesWish } from "../settings";

/**
 * `none`: this server sends none. `not-here`: this browser takes none from this address. `refused`: its reader has
 * forbidden them. `failed`: its push service does not answer.
 */
export type Notices = "unknown" | "none" | "not-here" | "off" | "on" | "refused" | "busy" | "failed";
export const notices = signal<Notices>("unknown");

const WORKER_MS = 10_000;
let looked: Promise<void> | null = null;
let serverKey = "";

/** Looks once for each page that is loaded. */
export const look = (): Promise<void> => (looked ??= lookNow().catch(() => void (looked = null)));

async function lookNow(): Promise<void> {
  serverKey = (await ask<NoticesView>("/api/notices")).key;
  if (serverKey === "") notices.value = "none";
  else if (!canBeTold()) notices.value = "not-here";
  else if (Notification.permission === "denied") notices.value = "refused";
  else if (await subscribed()) await subscribe();
  else {
    if (noticesWish.value === "yes") noticesWish.value = "no"; // ended by the button on a notice, or by the browser
    notices.value = "off";
  }
}

async function subscribed(): Promise<PushSubscription | null | undefined> {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker?.pushManager.getSubscription();
}

const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** After a press, for the browser asks its reader then. */
export async function turnOn(): Promise<void> {
  const before = notices.value;
  notices.value = "busy";
  const allowed = await Notification.requestPermission();
  if (allowed === "granted") {
    noticesWish.value = "yes";
    await subscribe();
  } else notices.value = allowed === "denied" ? "refused" : before;
}

export async function turnOff(): Promise<void> {
  noticesWish.value = "no";
  if (notices.value === "on" || notices.value === "failed") notices.value = "off";
  const subscription = canBeTold() ? await subscribed() : null;
  if (!subscription) return;
  await subscription.unsubscribe().catch(() => false);
  const gone: Unsubscribe = { endpoint: subscription.endpoint };
  await post<object>("/api/notices/off", gone).catch(() => undefined); // it answers 410 from now on, and is forgotten
}

async function subscribe(): Promise<void> {
  try {
    const worker = await withWorker();
    const subscription = (await ofThisServer(worker)) ?? (await anew(worker));
    await tell(subscription);
    notices.value = "on";
  } catch {
    notices.value = "failed";
  }
}

async function withWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  const tooLong = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("no worker")), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}

/** The subscription that is there, unless it was made for another key: a server that began anew cannot use it. */
async function ofThisServer(worker: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const found = await worker.pushManager.getSubscription();
  const key = found?.options.applicationServerKey;
  if (!found || (key && toText(key) === serverKey)) return found;
  await found.unsubscribe();
  return null;
}

const anew = (worker: ServiceWorkerRegistration): Promise<PushSubscription> =>
  worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });

async function tell(subscription: PushSubscription): Promise<void> {
  const told: Subscribe = {
    endpoint: subscription.endpoint,
    p256dh: toText(subscription.getKey("p256dh")),
    auth: toText(subscription.getKey("auth")),
    language: language.value,
  };
  await post<object>("/api/notices", told);
}

/** base64url, as the server writes it. */
export function toText(bytes: ArrayBuffer | null): string {
  const letters = [...new Uint8Array(bytes ?? new ArrayBuffer(0))].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Who reads in another language now is told in it. */
let spoken = language.peek();
effect(() => {
  if (language.value === spoken) return;
  spoken = language.value;
  if (notices.peek() === "on") void subscribe();
});
