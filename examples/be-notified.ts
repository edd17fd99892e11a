// A page asks to be told when it is its person's turn; its service worker then receives what is sent.
import { httpClient } from "@tabletown/protocol";

const api = httpClient();
const server = await api.call("server", {});
if (!server.ok) throw new Error(server.problem.code);
const { pushManager } = await navigator.serviceWorker.ready;
const subscription = await pushManager.subscribe({
  userVisibleOnly: true,
  applicationServerKey: server.value.pushKey,
});
const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
await api.call("addChannel", { body: { kind: "push", endpoint, keys: { p256dh, auth } } });
await api.call("alerts", { params: { match: "the id of a match" }, body: { on: true } });
