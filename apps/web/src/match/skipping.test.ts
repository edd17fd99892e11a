import { expect, test } from "vitest";
import { Skipping } from "./skipping.ts";

test("one tap passes over every move until somebody at this screen is asked, and the next moves are shown again", async () => {
  const skipping = new Skipping();
  const shown: string[] = [];
  /** As a table does it: a move is shown for as long as it takes, unless others' moves are passed over. */
  const move = async (name: string, shows: Promise<void>): Promise<void> => {
    if (!skipping.isOn) await Promise.race([shows, skipping.begun]);
    shown.push(name);
  };
  const never = new Promise<void>(() => undefined);
  const first = move("first", never);
  expect(shown).toEqual([]);
  skipping.begin();
  await first;
  await move("second", never);
  await move("third", never);
  expect(shown).toEqual(["first", "second", "third"]);
  // The tap counts until then and no longer.
  skipping.end();
  expect(skipping.isOn).toBe(false);
  const later = move("later", never);
  await Promise.resolve();
  expect(shown).toHaveLength(3);
  skipping.begin();
  await later;
});
