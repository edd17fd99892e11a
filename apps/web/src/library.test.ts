import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inPlay, loadGame } from "./library.ts";

test("a table in names of earlier days is played and told like any other", async () => {
  const record = new URL("../../../games/london/fixtures/3-corrected-table.json", import.meta.url);
  const { options, components } = JSON.parse(readFileSync(record, "utf8"));
  const chosen = inPlay(await loadGame("london"), options, components.table);
  if (!chosen.ok) throw new Error(chosen.problem);
  const { cards } = chosen.value.table as { cards: readonly { id: string }[] };
  const told = cards.map(({ id }) => chosen.value.words("en").effect(id));
  expect(told.filter((effect) => effect === "")).toEqual([]);
});

test("a table that cannot be played with is a sentence", async () => {
  const chosen = inPlay(await loadGame("london"), {}, { cards: 3 });
  expect(chosen).toMatchObject({ ok: false, problem: expect.stringMatching(/\w/) });
});
