import { expect, test } from "vitest";
import { ShowingQueue } from "./showing-queue.ts";

test("what waits to be shown when everything is replaced is never shown", async () => {
  const queue = new ShowingQueue();
  const shown: string[] = [];
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const wanted = await new Promise<() => boolean>((resolve) => {
    queue.add(async ({ isWanted }) => {
      resolve(isWanted);
      begun.resolve();
      await first.promise;
    });
    queue.add(async () => void shown.push("old"));
  });
  await begun.promise;
  expect(wanted()).toBe(true);
  queue.clear();
  expect(wanted()).toBe(false);
  const done = new Promise<void>((resolve) =>
    queue.add(async ({ hurried }) => {
      shown.push(hurried ? "hurried" : "new");
      resolve();
    }),
  );
  await done;
  first.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual(["new"]);
});
