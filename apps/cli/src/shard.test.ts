import { expect, test } from "vitest";
import { isInShard, readShard } from "./shard.ts";

test.each([1, 2, 3, 7])("every game belongs to exactly one of %i shards, and shards are of equal size", (of) => {
  const sizes = Array.from({ length: of }, () => 0);
  for (let game = 0; game < 7 * 6; game++) {
    const holders = sizes.flatMap((_, i) => (isInShard({ number: i + 1, of }, game) ? [i] : []));
    expect(holders).toHaveLength(1);
    sizes[holders[0] as number] = (sizes[holders[0] as number] as number) + 1;
  }
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test("a shard is read as people write it", () => {
  expect(readShard("2/5")).toEqual({ number: 2, of: 5 });
});

test.each(["", "2", "0/3", "4/3", "1/0", "-1/3", "1/2/3", "a/b", "1.5/2", "1/9999999"])("%s is no shard", (text) => {
  expect(() => readShard(text)).toThrow("--shard must be a part and the number of parts");
});
