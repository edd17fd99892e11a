import type { PushSubscription } from "web-push";
import type { House } from "../house.ts";
import type { ChannelRow } from "../stores/channels.ts";
import { agentsFor, isPublicUrl } from "./guard.ts";
import { postWebhook } from "./webhook.ts";

/** So many failures in a row and a channel is given up. */
const GIVEN_UP = 20;
const LASTS = 24 * 3_600;

/** What a channel is told: enough to open the match, nothing about what happened in it. */
export interface Notice {
  readonly what: "turn" | "try";
  readonly match?: string;
  readonly game?: string;
  readonly seat?: number;
  readonly url?: string;
}

/** Sends a notice through a channel and keeps count. */
export async function deliver(house: House, channel: ChannelRow, notice: Notice): Promise<boolean> {
  const { store } = house;
  const sent = await (channel.kind === "push" ? push(house, channel, notice) : webhook(house, channel, notice));
  if (sent === "delivered") await store.channels.delivered(channel.id);
  else if (sent === "gone" || channel.failures + 1 >= GIVEN_UP) await store.channels.remove(channel.id, channel.person);
  else await store.channels.failed(channel.id);
  return sent === "delivered";
}

type Sent = "delivered" | "failed" | "gone";

async function webhook({ config }: House, { config: text, secret }: ChannelRow, notice: Notice): Promise<Sent> {
  const { url } = JSON.parse(text) as { url: string };
  if (!config.privateTargets && !isPublicUrl(url)) return "gone";
  const body = JSON.stringify(notice);
  const posted = await postWebhook(url, secret, body, config.now(), agentsFor(config.privateTargets));
  return posted ? "delivered" : "failed";
}

async function push({ config, secrets }: House, { config: text }: ChannelRow, notice: Notice): Promise<Sent> {
  const subscription = JSON.parse(text) as PushSubscription;
  if (!config.privateTargets && !isPublicUrl(subscription.endpoint)) return "gone";
  const agents = agentsFor(config.privateTargets);
  const { default: webPush } = await import("web-push");
  try {
    await webPush.sendNotification(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: config.publicUrl ?? "https://tabletown.invalid", ...secrets.push },
      TTL: LASTS,
      urgency: "normal",
      ...(notice.match !== undefined && { topic: notice.match.slice(0, 32) }),
      timeout: 5_000,
      agent: agents.https,
    });
    return "delivered";
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode;
    // The browser has withdrawn the subscription.
    return status === 404 || status === 410 ? "gone" : "failed";
  }
}
