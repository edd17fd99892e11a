import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Does what only the measuring program does, such as scrolling to a place at once; its tasks are not counted. */
export type LeaveOut = <T>(work: () => Promise<T>) => Promise<T>;

const BEGINS = "left out from here";
const ENDS = "counted from here";

/**
 * How long each task of the page's main thread took meanwhile, in milliseconds of processor time, so that a busy
 * machine does not blur the picture.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  work: (leaveOut: LeaveOut) => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await work(async (program) => {
    await page.evaluate((name) => void performance.mark(name), BEGINS);
    const result = await program();
    await page.evaluate(markAfterFrames, ENDS);
    return result;
  });
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const marks = traceEvents.filter(({ name }) => name === BEGINS || name === ENDS).sort((a, b) => a.ts - b.ts);
  return traceEvents
    .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
    .filter(({ ts }) => marks.findLast((mark) => mark.ts <= ts)?.name !== BEGINS)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** When what was done has been painted, and what came into sight by it too. */
function markAfterFrames(name: string): Promise<void> {
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return [frame, frame, frame]
    .reduce((before, next) => before.then(next), Promise.resolve())
    .then(() => void performance.mark(name));
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
