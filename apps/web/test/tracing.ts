import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * How long each task of the page's main thread took meanwhile, in milliseconds of processor time, so that a busy
 * machine does not blur the picture.
 */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await work();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  return traceEvents
    .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** How far apart frames are while something is done in every one of them, in milliseconds. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const frame = (now: number): void => {
      times.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await work();
  const times = await page.evaluate(() => (window as Window & { frameTimes?: number[] }).frameTimes ?? []);
  return times.slice(1).map((time, i) => time - (times[i] ?? time));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
