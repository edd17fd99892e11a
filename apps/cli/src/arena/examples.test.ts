import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import process from "node:process";
import { contest, scheduleOf } from "@tabletown/bots";
import { catalog } from "@tabletown/catalog";
import { describe, expect, test } from "vitest";
import { chooseGame } from "../chosen-game.ts";
import { entriesOf, seat } from "./contestants.ts";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.each([
  [`"${process.execPath}" "${resolve("examples/bots/typescript-bot.ts")}"`, true],
  [`python3 "${resolve("examples/bots/python-bot.py")}"`, hasPython],
])("%s", (command, there) => {
  test.runIf(there).each(catalog.map(({ id }) => id))("plays %s to its end", async (id) => {
    const chosen = await chooseGame(id, {});
    const { contestants, close } = await seat(chosen, entriesOf(`exec:${command}@300000ms,random`), {
      helloMs: 300_000,
    });
    const result = await contest(chosen.game, contestants, scheduleOf(2, 2, 1, "example").gameNumbered(0));
    close();
    expect(result.forfeits).toEqual([]);
    expect(result.decisions[0]).toBeGreaterThan(0);
  });
});
