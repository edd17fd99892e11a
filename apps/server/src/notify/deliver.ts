import type { PushSubscription } from "web-push";
import type { Services } from "../services.ts";
import type { ChannelRow } from "../stores/channels.ts";
import { agentsFor, isPublicUrl } from "./guard.ts";
import { postPush } from "./push.ts";
import { postWebhook } from "./webhook.ts";

/** So many failures in a row and a channel is given up. */
const GIVEN_UP = 20;
/** A push service says so when the browser has withdrawn its subscription. */
const GONE: readonly number[] = [404, 410];

/** What a channel is told: enough to open the match, nothing about what happened in it. */
interface ChannelMessage {
  readonly what: "turn" | "try";
  readonly match?: string;
  readonly game?: string;
  readonly seat?: number;
  readonly url?: string;
}

/** Sends a notice through a channel and keeps count. */
export async function deliver(services: Services, channel: ChannelRow, notice: ChannelMessage): Promise<boolean> {
  const { channels } = services.store;
  const status = await send(services, channel, notice);
  const delivered = status >= 200 && status < 300;
  const gone = channel.kind === "push" && GONE.includes(status);
  if (delivered) await channels.delivered(channel.id);
  else if (gone || channel.failures + 1 >= GIVEN_UP) await channels.remove(channel.id, channel.person);
  else await channels.failed(channel.id);
  return delivered;
}

/** The status of the answer; 0 where nobody was asked or nobody answered. */
async function send(
  { config, secrets }: Services,
  { kind, config: given, secret }: ChannelRow,
  notice: ChannelMessage,
) {
  const target = JSON.parse(given) as PushSubscription & { url: string };
  if (!config.privateTargets && !isPublicUrl(kind === "push" ? target.endpoint : target.url)) return 0;
  const agents = agentsFor(config.privateTargets);
  const text = JSON.stringify(notice);
  if (kind === "webhook") return postWebhook(target.url, secret, text, config.now(), agents);
  const from = config.publicUrl?.startsWith("https:") ? config.publicUrl : "https://tabletown.invalid";
  return postPush(target, { text, about: notice.match, from }, secrets.push, agents);
}
