import { signal } from "@preact/signals";
import { say } from "@tabletown/ui";
import { loadCover, shown } from "../library.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { house, problemSentence } from "./house.ts";

/** Where the service worker finds its words; see public/push.js. */
const SHELF = "tabletown-alerts";
const WORDS = "alert-words.json";
const KEY = "tabletown.alerts";
const PATIENCE = 5_000;

interface Kept {
  /** The channel of this browser, and the subscription it was made for. */
  readonly channel?: string;
  readonly endpoint?: string;
  /** Matches this browser asked to be told about. */
  readonly matches: readonly string[];
}

/** What this browser has asked for. The server is not asked: it only takes orders. */
export const kept = signal<Kept>(stored());

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...found, matches: found.matches ?? [] };
  } catch {
    return { matches: [] };
  }
}

function keep(change: Partial<Kept>): void {
  kept.value = { ...kept.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // Without storage the switch is forgotten with the page; the server still tells.
  }
}

/** Turns the word for a match on or off. Says why where that does not work. */
export async function tellMe(match: string, on: boolean): Promise<string | undefined> {
  const { matches } = kept.value;
  if (on) {
    const deaf = await listenHere();
    // Another way to be reached will do as well.
    if (deaf !== undefined && (await channels()).length === 0) return deaf;
  }
  const answer = await house.http.call("alerts", { params: { match }, body: { on } });
  if (!answer.ok) return problemSentence(answer.problem);
  keep({ matches: [...matches.filter((each) => each !== match), ...(on ? [match] : [])] });
  return undefined;
}

export async function channels() {
  const answer = await house.http.call("channels", {});
  return answer.ok ? answer.value.channels : [];
}

/** Lets this browser hear of turns while the page is closed. Says why where it cannot. */
async function listenHere(): Promise<string | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return t().alertsUnable;
  if ((await Notification.requestPermission()) !== "granted") return t().alertsRefused;
  const worker = await Promise.race([navigator.serviceWorker.ready, late()]);
  if (worker === undefined) return t().alertsUnable;
  await leaveWords();
  const server = await house.http.call("server", {});
  if (!server.ok) return problemSentence(server.problem);
  let subscription: PushSubscription;
  try {
    subscription =
      (await worker.pushManager.getSubscription()) ??
      (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: server.value.pushKey }));
  } catch {
    return t().alertsNoService;
  }
  return register(subscription);
}

async function register(subscription: PushSubscription): Promise<string | undefined> {
  const { endpoint, keys } = subscription.toJSON();
  const { channel } = kept.value;
  const known = endpoint === kept.value.endpoint && (await channels()).some(({ id }) => id === channel);
  if (known) return undefined;
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return t().alertsNoService;
  const { p256dh, auth } = keys;
  const added = await house.http.call("addChannel", { body: { kind: "push", endpoint, keys: { p256dh, auth } } });
  if (!added.ok) return problemSentence(added.problem);
  keep({ channel: added.value.id, endpoint });
  return undefined;
}

/** The words for the service worker, in the language of the moment. */
export async function leaveWords(): Promise<void> {
  const { language } = settings.value;
  const covers = await Promise.all(shown.map(async ({ id }) => [id, say(language, (await loadCover(id)).title)]));
  const words = { turn: t().yourTurn, tried: t().alertsTried, games: Object.fromEntries(covers) };
  const shelf = await caches.open(SHELF);
  await shelf.put(WORDS, new Response(JSON.stringify(words), { headers: { "content-type": "application/json" } }));
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
