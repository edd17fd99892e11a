import { expect, test } from "vitest";
import { WishKey } from "./wish-key.ts";

test("the same wish has the same key until it is fulfilled, and another wish another", () => {
  const key = new WishKey();
  const first = key.of({ game: "london", seats: 3 });
  expect(key.of({ game: "london", seats: 3 })).toBe(first);
  const other = key.of({ game: "london", seats: 4 });
  expect(other).not.toBe(first);
  key.fulfilled();
  expect(key.of({ game: "london", seats: 4 })).not.toBe(other);
  expect(new WishKey().of({ game: "london", seats: 3 })).not.toBe(first);
});
