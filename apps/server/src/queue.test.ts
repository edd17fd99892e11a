import { expect, test } from "vitest";
import { Queue } from "./queue.ts";

test.each([
  ["at once", () => raise()],
  ["later", async () => raise()],
])("whoever waits gets a turn though what came before fails %s", async (_when, work) => {
  const queue = new Queue();
  const failed = queue.run(work);
  const next = queue.run(async () => "done");
  await expect(failed).rejects.toThrow("no thread to be had");
  expect(await next).toBe("done");
  expect(queue.idle).toBe(true);
});

function raise(): never {
  throw new Error("no thread to be had");
}
