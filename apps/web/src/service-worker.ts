// What the browser keeps of the page, so that it opens at once and without a network. See ../service-worker-plugin.ts.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The files of the page, which the plugin writes in. */
declare const PRECACHE: PrecacheEntry[];

/** What a server answers itself, where it serves the page as well. */
const SERVED = [/^\/api\//, /^\/m\//, /^\/docs(\/|$)/];

importScripts("push.js");
precacheAndRoute(PRECACHE);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: SERVED }));
