/**
 * Measures the built page in Chromium: `node --conditions=source apps/web/test/measure.ts`.
 * The phone profile is a processor four times slower and 10 Mbit/s with 40 ms of delay.
 */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { launch } from "./chromium.ts";
import { asked, moveByClicking, prepare, startAgainstBots } from "./play.ts";
import { buildSite, serveSite } from "./site.ts";

await buildSite();
const site = await serveSite();
const browser = await launch();

async function phonePage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await prepare(page, { speed: "fast" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  const megabits = (n: number): number => (n * 1024 * 1024) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: megabits(10),
    uploadThroughput: megabits(5),
  });
  return page;
}

const first = await phonePage();
const fetched: { url: string; bytes: number }[] = [];
first.on("response", (response) => {
  void response.body().then(
    (body) => fetched.push({ url: response.url(), bytes: gzipSync(body).length }),
    () => undefined,
  );
});
const begun = Date.now();
await first.goto(site.address);
await first.locator(".game-card .button-main").first().waitFor();
const shown = Date.now() - begun;
await first.waitForTimeout(1500);
const scripts = fetched.filter(({ url }) => /\.js$/.test(url));
const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(
  `first visit: ${scripts.length} scripts, ${(script / 1024).toFixed(1)} KB compressed; games on screen after ${shown} ms`,
);

// Tasks by the processor time they take, so that a busy machine does not blur the picture.
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
const table = await context.newPage();
await prepare(table, { speed: "fast" });
await startAgainstBots(table, site.address, "metropolia", 4);
await asked(table);
await browser.startTracing(table, { categories: ["toplevel"] });
let moves = 0;
while (moves < 15 && (await asked(table)) === "mine") {
  await moveByClicking(table);
  moves++;
}
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
const tasks = traceEvents
  .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
  .map(({ tdur = 0 }) => tdur / 1000);
const longest = Math.max(0, ...tasks);
console.log(
  `${moves} moves at a table for four: the longest task takes ${longest.toFixed(1)} ms of processor time, ` +
    `${(longest * 4).toFixed(0)} ms on a processor four times slower`,
);
await browser.close();
await site.close();
