import { expect, test, vi } from "vitest";
import { connection } from "../connection/connection.ts";
import { OnlineMatchLog } from "./match-log.ts";

test("a log that is read while everything is taken back does not bring back what was", async () => {
  let answer = (_: unknown): void => {};
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  const fakeCall = vi.spyOn(connection.http, "call").mockReturnValue(asked as never);
  const log = new OnlineMatchLog();
  const reading = log.read("abcdefgh");
  expect(log.continueWith(0, [])).toBe(true);
  const made = log.add({ seat: 1, events: [] }, 1);
  const frames = [1, 2].map((move) => ({ move, seat: 0, at: 1, events: [] }));
  answer({ ok: true, value: { moves: 2, frames } });
  await reading;
  expect(log.moments.value).toEqual([made]);
  fakeCall.mockRestore();
});
