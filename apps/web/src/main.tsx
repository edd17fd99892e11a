import "@fontsource-variable/onest/wght.css";
import "@fontsource-variable/podkova/wght.css";
import "./style/index.css";
import { hydrate, options, render } from "preact";
import { App } from "./app.tsx";
import { knowsAccount } from "./connection/known-account.ts";
import { loadCovers } from "./library.ts";
import { followRoutes, route } from "./route.ts";
import { applySettings } from "./settings.ts";
import { loadLanguage } from "./text/index.ts";
import { typesetPage } from "./text/typeset-page.ts";

// A click, drawing what it changed, laying that out and painting it are four short tasks instead of one long one.
options.debounceRendering = (draw) =>
  setTimeout(() => {
    draw();
    beforeFrame(() => document.body.getBoundingClientRect());
  });
typesetPage();
applySettings();
followRoutes();
const root = document.getElementById("app");
if (root !== null) void draw(root);
// Settings of an account are those of its other devices; without a connection they stay as they are.
if (knowsAccount()) void import("./account/follow-settings.ts").then(({ followSettings }) => followSettings());
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Offline play is a gift, not a need: a page without it works the same.
  navigator.serviceWorker.register("./sw.js").catch(() => undefined);
  // Whoever taps a notification while the page is open is led to the table; see public/push.js.
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go !== undefined) location.href = data.go;
  });
}

/** Does something in a task of its own before the next frame, even one that is due already, where the browser can put it first. */
function beforeFrame(work: () => void): void {
  if ("scheduler" in window) void scheduler.postTask(work, { priority: "user-blocking" });
  else setTimeout(work);
}

/** The first thing anybody sees is in their language: the first screen as `public/start.js` has shown it, or what is drawn here. */
async function draw(root: Element): Promise<void> {
  const shown = root.hasChildNodes();
  await Promise.all([loadLanguage(), shown && loadCovers()]);
  if (shown && route.value.length === 0) hydrate(<App />, root);
  else {
    root.replaceChildren();
    render(<App />, root);
  }
  root.dispatchEvent(new Event("ready"));
}
