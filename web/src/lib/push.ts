/** "Your turn" by the browser itself, also when no page is open. Browsers only do that over HTTPS. */

import { post, type PushKeys } from "./api";

const WORKER = "/sw.js";

export type PushState = "ready" | "needs-https" | "not-here" | "not-offered" | "denied";

/** Whether this browser can be told, and if not, why. `serverKey` is empty where the server sends none. */
export function pushState(serverKey: string): PushState {
  if (!globalThis.isSecureContext) return "needs-https";
  if (!serverKey) return "not-offered";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "not-here";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** Ask for permission and tell the server where to write; false if it was not given. */
export async function subscribe(serverKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  });
  return send(subscription);
}

/** Tell the server of a subscription that this browser still has: logging out elsewhere ends all of them there. */
export async function resubscribe(): Promise<void> {
  const worker = await globalThis.navigator?.serviceWorker?.getRegistration(WORKER);
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) await send(subscription);
}

async function send(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await post("/api/me/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth } satisfies PushKeys);
  return true;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Bytes out of the web's Base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(plain.length);
  for (let at = 0; at < plain.length; at++) bytes[at] = plain.charCodeAt(at);
  return bytes;
}
