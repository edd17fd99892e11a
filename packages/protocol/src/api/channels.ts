import * as v from "valibot";
import { route } from "./route.ts";
import { Nothing, OfMatch } from "./shared.ts";

const Address = v.pipe(v.string(), v.maxLength(2_000), v.url());
const Key = v.pipe(v.string(), v.maxLength(300), v.regex(/^[A-Za-z0-9_-]+=*$/));

/** A way to tell somebody that it is their turn. */
const NewChannel = v.variant("kind", [
  v.strictObject({
    kind: v.literal("push"),
    endpoint: Address,
    keys: v.strictObject({ p256dh: Key, auth: Key }),
  }),
  v.strictObject({ kind: v.literal("webhook"), url: Address }),
]);

const OfChannel = v.object({ channel: v.pipe(v.string(), v.regex(/^[0-9a-z]{6,32}$/)) });
const ChannelInfo = v.object({
  id: v.string(),
  kind: v.picklist(["push", "webhook"]),
  /** Where it goes, without anything secret. */
  host: v.string(),
  created: v.number(),
  /** How often in a row it could not be delivered. */
  failures: v.number(),
});

export const channelRoutes = {
  channels: route({
    method: "GET",
    path: "/api/channels",
    group: "notifications",
    summary: "Where you are told that it is your turn",
    who: "person",
    limit: "read",
    reply: v.object({ channels: v.array(ChannelInfo) }),
  }),
  addChannel: route({
    method: "POST",
    path: "/api/channels",
    group: "notifications",
    summary: "Add a web push subscription or a webhook. A webhook's signing secret is shown only here",
    who: "person",
    limit: "heavy",
    body: NewChannel,
    reply: v.object({ id: v.string(), secret: v.optional(v.string()) }),
  }),
  removeChannel: route({
    method: "DELETE",
    path: "/api/channels/{channel}",
    group: "notifications",
    summary: "Remove a channel",
    who: "person",
    limit: "write",
    params: OfChannel,
    reply: Nothing,
  }),
  tryChannel: route({
    method: "POST",
    path: "/api/channels/{channel}/try",
    group: "notifications",
    summary: "Send a message to try a channel out",
    who: "person",
    limit: "heavy",
    params: OfChannel,
    reply: v.object({ delivered: v.boolean() }),
  }),
  alerted: route({
    method: "GET",
    path: "/api/matches/{match}/alerts",
    group: "notifications",
    summary: "Whether you are told when it is your turn in this match",
    who: "person",
    limit: "read",
    params: OfMatch,
    reply: v.object({ on: v.boolean() }),
  }),
  alerts: route({
    method: "PUT",
    path: "/api/matches/{match}/alerts",
    group: "notifications",
    summary: "Be told, or not, when it is your turn in this match",
    who: "person",
    limit: "write",
    params: OfMatch,
    body: v.strictObject({ on: v.boolean() }),
    reply: Nothing,
  }),
};
