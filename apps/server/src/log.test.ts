import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLog } from "./log.ts";

const A_MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string): void => {
    const { time: _, level: _level, ...line } = JSON.parse(text);
    lines.push(line);
  };
  return { ...openLog("info", { write }), take: () => lines.splice(0) };
}

test("what fails a thousand times is told in full once, and then how often, once a minute", () => {
  const { log, take, close } = opened();
  for (let n = 0; n < 1_000; n++) log.error({ error: new Error("it broke"), route: "/api/lobby" }, "a request failed");
  expect(take()).toEqual([
    { msg: "a request failed", route: "/api/lobby", error: expect.stringMatching(/^Error: it broke\n +at /) },
  ]);
  vi.advanceTimersByTime(A_MINUTE);
  const again = { msg: "again: a request failed", route: "/api/lobby", error: "it broke" };
  expect(take()).toEqual([{ ...again, times: 999 }]);
  log.error({ error: new Error("it broke"), route: "/api/lobby" }, "a request failed");
  expect(take()).toEqual([]);
  vi.advanceTimersByTime(A_MINUTE);
  expect(take()).toEqual([{ ...again, times: 1 }]);
  // After a quiet minute it is told in full again.
  vi.advanceTimersByTime(A_MINUTE);
  log.error({ error: new Error("it broke"), route: "/api/lobby" }, "a request failed");
  expect(take()).toMatchObject([{ msg: "a request failed", error: expect.stringContaining("at ") }]);
  close();
});

test("something else that fails meanwhile is told, and what was only counted is not lost when the server ends", () => {
  const { log, take, close } = opened();
  for (const kind of ["full", "unavailable", "full"]) log.error({ kind, message: "no" }, "the database failed");
  log.info({ port: 1 }, "listening");
  log.info({ port: 1 }, "listening");
  expect(take().map(({ kind, msg }) => kind ?? msg)).toEqual(["full", "unavailable", "listening", "listening"]);
  close();
  expect(take()).toEqual([{ kind: "full", message: "no", msg: "again: the database failed", times: 1 }]);
});

test("whoever makes every line differ fills neither the log nor the memory", () => {
  const { log, take, close } = opened();
  for (let n = 0; n < 5_000; n++) log.error({ error: new Error(`what ${n}`), person: `p${n}` }, "a message failed");
  expect(take().length).toBeLessThan(250);
  close();
  expect(take().length).toBeLessThan(250);
});
