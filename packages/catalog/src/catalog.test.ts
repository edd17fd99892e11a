import { highStreet } from "@tabletown/_template";
import { board } from "@tabletown/_template/board";
import { highStreetMind } from "@tabletown/_template/bot";
import { cover } from "@tabletown/_template/cover";
import type { MindSource } from "@tabletown/bots";
import { LANGUAGES, type Title } from "@tabletown/kernel";
import type { BoardModule, Cover } from "@tabletown/ui";
import { expect, test } from "vitest";
import {
  type CatalogEntry,
  catalog,
  catalogFaultText,
  findTitle,
  loadAll,
  loadPart,
  loadTitle,
  summaryOf,
} from "./index.ts";

/** As a new game would stand in the catalog. */
const template: CatalogEntry = {
  id: "_template",
  load: async () => highStreet as Title,
  mind: async () => highStreetMind as MindSource,
  board: async () => board as BoardModule,
  cover: async () => cover as Cover,
};
const broken: CatalogEntry = {
  id: "broken",
  load: () => Promise.reject(new Error("Cannot find module './rules.ts'")),
};
const unplayable: CatalogEntry = {
  id: "unplayable",
  load: async () => ({
    ...(highStreet as Title),
    id: "unplayable",
    game: () => {
      throw new Error("no table");
    },
  }),
};

test("the template is not in the catalog, but would work there", async () => {
  expect(catalog.map(({ id }) => id)).not.toContain("_template");
  const [loaded] = await loadAll([template]);
  expect(loaded?.title).toEqual({ ok: true, value: highStreet });
  for (const [part, expected] of [
    ["mind", highStreetMind],
    ["board", board],
    ["cover", cover],
  ] as const) {
    expect(await loadPart(template, part)).toEqual({ ok: true, value: expected });
  }
  expect(cover.seats).toEqual(summaryOf(highStreet as Title).seats);
});

test("a game needs neither mind nor board nor cover to be found and listed", async () => {
  const bare = { id: template.id, load: template.load };
  expect(await loadTitle([bare], "_template")).toEqual({ ok: true, value: highStreet });
  for (const part of ["mind", "board", "cover"] as const) {
    expect(await loadPart(bare, part)).toEqual({ ok: true, value: undefined });
  }
  expect(summaryOf(highStreet as Title)).toMatchObject({
    id: "_template",
    title: { en: "High Street" },
    seats: [2, 4],
  });
});

test("a broken game takes no other down and is told in one sentence", async () => {
  const all = await loadAll([broken, template, unplayable]);
  expect(all.map(({ title }) => title.ok)).toEqual([false, true, false]);
  const sentences = all.flatMap(({ title }) => (title.ok ? [] : [catalogFaultText("en", title.problem)]));
  expect(sentences).toEqual([
    `The game "broken" is broken and cannot be played: Cannot find module './rules.ts'`,
    `The game "unplayable" is broken and cannot be played: no table`,
  ]);
  const lost = { ...template, board: () => Promise.reject(new Error("no drawing")) };
  expect(await loadPart(lost, "board")).toMatchObject({ ok: false, problem: { code: "broken", detail: "no drawing" } });
});

test("a game that is not there is told with those that are", async () => {
  const found = await loadTitle([template], "chess");
  for (const language of LANGUAGES) {
    expect(found.ok ? "" : catalogFaultText(language, found.problem)).toMatch(/chess.+_template/);
  }
  expect(await findTitle("chess")).toBeUndefined();
});

test("every game of the catalog loads, and its cover tells the seats that its rules allow", async () => {
  for (const { entry, title } of await loadAll(catalog)) {
    if (!title.ok) throw new Error(catalogFaultText("en", title.problem));
    const face = await loadPart(entry, "cover");
    expect([entry.id, face.ok && face.value?.seats]).toEqual([entry.id, summaryOf(title.value).seats]);
  }
});
