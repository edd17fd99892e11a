import { catalog } from "@tabletown/catalog";
import type { Language } from "@tabletown/kernel";
import { say } from "@tabletown/ui";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { loadCover } from "../library.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

/** Where the service worker finds its texts; see public/push.js. */
const CACHE = "tabletown-alerts";
const TEXTS = "alert-words.json";
const KEY = "tabletown.alerts";
/** How long a service worker may take to be ready, in milliseconds. */
const READY_WITHIN = 5_000;

/** The channel of this browser, and the subscription it was made for: they are made once. */
interface Registration {
  readonly channel?: string;
  readonly endpoint?: string;
  /** The language in which it is told. */
  readonly language?: Language;
}

function storedRegistration(): Registration {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Registration;
  } catch {
    return {};
  }
}

function storeRegistration(made: Registration): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // Without storage this browser is only told twice.
  }
}

/** Whether the server tells us of our turns in a match; undefined where it does not say. */
export async function isAlertOn(match: string): Promise<boolean | undefined> {
  const answer = await connection.http.call("alerted", { params: { match } });
  return answer.ok ? answer.value.on : undefined;
}

/** Turns alerts for a match on or off. Says why where that does not work. */
export async function setAlert(match: string, on: boolean): Promise<string | undefined> {
  if (on) {
    const problem = await subscribeBrowser();
    // Another way to be reached will do as well.
    if (problem !== undefined && (await channels()).length === 0) return problem;
  }
  const answer = await connection.http.call("alerts", { params: { match }, body: { on } });
  return answer.ok ? undefined : problemSentence(answer.problem);
}

export async function channels() {
  const answer = await connection.http.call("channels", {});
  return answer.ok ? answer.value.channels : [];
}

/** Lets this browser hear of turns while the page is closed. Says why where it cannot. */
async function subscribeBrowser(): Promise<string | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return t().alertsUnable;
  if ((await Notification.requestPermission()) !== "granted") return t().alertsRefused;
  const worker = await Promise.race([navigator.serviceWorker.ready, timeout(READY_WITHIN)]);
  if (worker === undefined) return t().alertsUnable;
  await storeAlertTexts();
  const server = await connection.http.call("server", {});
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
  const made = storedRegistration();
  const known = endpoint === made.endpoint && (await channels()).some(({ id }) => id === made.channel);
  if (known) {
    storeRegistration({ ...made, language: settings.value.language });
    return undefined;
  }
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return t().alertsNoService;
  const { p256dh, auth } = keys;
  const added = await connection.http.call("addChannel", { body: { kind: "push", endpoint, keys: { p256dh, auth } } });
  if (!added.ok) return problemSentence(added.problem);
  storeRegistration({ channel: added.value.id, endpoint, language: settings.value.language });
  return undefined;
}

/** A browser that was told before is told of nothing once somebody has signed out there; whoever comes back is told again. */
export async function followPerson(): Promise<void> {
  if (storedRegistration().channel === undefined || Notification.permission !== "granted") return;
  await subscribeBrowser();
}

/** This browser is told of turns in the language that it shows now, also where another was chosen before. */
export async function followLanguage(): Promise<void> {
  const made = storedRegistration();
  const { language } = settings.value;
  if (made.channel === undefined || made.language === language) return;
  await storeAlertTexts();
  storeRegistration({ ...made, language });
}

/** The texts for the service worker, in the language of the moment. */
async function storeAlertTexts(): Promise<void> {
  const { language } = settings.value;
  const texts = { turn: t().yourTurn, tried: t().alertsTried, games: await gameNames(language) };
  const cache = await caches.open(CACHE);
  await cache.put(TEXTS, new Response(JSON.stringify(texts), { headers: { "content-type": "application/json" } }));
}

/** The names of all games that can be loaded. */
async function gameNames(language: Language): Promise<Record<string, string>> {
  const named = catalog.map(async ({ id }) => [id, say(language, (await loadCover(id)).title)] as const);
  const found = await Promise.allSettled(named);
  return Object.fromEntries(found.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])));
}

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
