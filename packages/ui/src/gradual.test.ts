import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { partQueue } from "./gradual.tsx";

/** What waits for the next frame. */
const awaited = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let asked = 0;
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => {
    awaited.set(++asked, work);
    return asked;
  });
  vi.stubGlobal("cancelAnimationFrame", (number: number) => awaited.delete(number));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  awaited.clear();
});

function drawFrame(): void {
  for (const work of awaited.values()) work();
  vi.advanceTimersByTime(1);
}

test("what answers a tap is drawn before what has waited longer", () => {
  const drawn: string[] = [];
  const queue = partQueue();
  queue.add(() => drawn.push("a"));
  queue.add(() => drawn.push("b"));
  queue.addFirst(() => drawn.push("first"));
  vi.advanceTimersByTime(1);
  drawFrame();
  expect(drawn).toEqual(["first", "a"]);
});

test("each part has a frame of its own: those in their turn, then the last", () => {
  const drawn: string[] = [];
  const queue = partQueue();
  queue.addLast(() => drawn.push("last"));
  queue.add(() => drawn.push("a"));
  queue.add(() => drawn.push("b"));
  queue.add(() => drawn.push("taken out"))();
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual(["a"]);
  drawFrame();
  expect(drawn).toEqual(["a", "b"]);
  drawFrame();
  expect(drawn).toEqual(["a", "b", "last"]);
});

test("where no frames come all parts are drawn nevertheless", () => {
  const drawn: number[] = [];
  const queue = partQueue();
  for (const part of [1, 2, 3]) queue.add(() => drawn.push(part));
  vi.advanceTimersByTime(1_000);
  expect(drawn).toEqual([1, 2, 3]);
});

test("a part that cannot be drawn holds up none of the others", () => {
  const drawn: number[] = [];
  const queue = partQueue();
  queue.add(() => {
    throw new Error("cannot be drawn");
  });
  queue.add(() => drawn.push(2));
  expect(() => vi.advanceTimersByTime(1)).toThrow("cannot be drawn");
  drawFrame();
  queue.add(() => drawn.push(3));
  drawFrame();
  expect(drawn).toEqual([2, 3]);
});
