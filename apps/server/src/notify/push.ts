import { hash } from "node:crypto";
import type { PushSubscription } from "web-push";
import type { Secrets } from "../data-folder/secrets.ts";
import type { Agents } from "./guard.ts";
import { post } from "./post.ts";

/** Seconds that a push service keeps a message for a browser that is not there. */
const LASTS = 24 * 3_600;

const TOPIC_LENGTH = 32;

interface PushMessage {
  readonly text: string;
  /** Of several undelivered messages about one thing only the last is kept. */
  readonly about: string | undefined;
  /** Whom a push service may turn to (RFC 8292). */
  readonly from: string;
}

/** Encrypts a message for one browser and hands it to its push service; the status of the answer. */
export async function postPush(
  subscription: PushSubscription,
  { text, about, from }: PushMessage,
  keys: Secrets["push"],
  agents: Agents,
): Promise<number> {
  const { default: webPush } = await import("web-push");
  let request: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    request = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: { subject: from, ...keys },
      TTL: LASTS,
      urgency: "normal",
      // The push service reads it: what something is about is often its address.
      ...(about !== undefined && { topic: hash("sha256", about, "base64url").slice(0, TOPIC_LENGTH) }),
    });
  } catch {
    // Keys that nothing can be encrypted with.
    return 0;
  }
  const headers = request.headers as Record<string, string | number>;
  return post(request.endpoint, headers, request.body ?? Buffer.alloc(0), agents);
}
