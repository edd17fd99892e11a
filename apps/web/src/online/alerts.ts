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

/** The channel of this browser, and the subscription it was made for: they are made once. */
interface Kept {
  readonly channel?: string;
  readonly endpoint?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function keep(made: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // Without storage this browser is only told twice.
  }
}

/** Whether the server tells us of our turns in a match; undefined where it does not say. */
export async function isTold(match: string): Promise<boolean | undefined> {
  const answer = await house.http.call("alerted", { params: { match } });
  return answer.ok ? answer.value.on : undefined;
}

/** Turns the word for a match on or off. Says why where that does not work. */
export async function tellMe(match: string, on: boolean): Promise<string | undefined> {
  if (on) {
    const deaf = await listenHere();
    // Another way to be reached will do as well.
    if (deaf !== undefined && (await channels()).length === 0) return deaf;
  }
  const answer = await house.http.call("alerts", { params: { match }, body: { on } });
  return answer.ok ? undefined : problemSentence(answer.problem);
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
  const made = kept();
  const known = endpoint === made.endpoint && (await channels()).some(({ id }) => id === made.channel);
  if (known) return undefined;
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return t().alertsNoService;
  const { p256dh, auth } = keys;
  const added = await house.http.call("addChannel", { body: { kind: "push", endpoint, keys: { p256dh, auth } } });
  if (!added.ok) return problemSentence(added.problem);
  keep({ channel: added.value.id, endpoint });
  return undefined;
}

/** The words for the service worker, in the language of the moment. */
async function leaveWords(): Promise<void> {
  const { language } = settings.value;
  const covers = await Promise.all(shown.map(async ({ id }) => [id, say(language, (await loadCover(id)).title)]));
  const words = { turn: t().yourTurn, tried: t().alertsTried, games: Object.fromEntries(covers) };
  const shelf = await caches.open(SHELF);
  await shelf.put(WORDS, new Response(JSON.stringify(words), { headers: { "content-type": "application/json" } }));
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
