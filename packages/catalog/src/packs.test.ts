import {
  checkPack,
  correctionOf,
  differences,
  LANGUAGES,
  PACK_FAULTS,
  PACK_LIMITS,
  packFaultText,
  packHash,
  packOf,
  readPack,
  type Title,
} from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { catalog } from "./index.ts";

type Loose = { [key: string]: Loose } & Loose[];
const titles = await Promise.all(catalog.map(({ load }) => load() as Promise<Title>));
const [london] = titles.filter(({ id }) => id === "london") as [Title];

/** A pack of the standard table, changed by hand as somebody with a text editor would. */
function changed(title: Title, change: (pack: Loose) => void): string {
  const pack = structuredClone(packOf(title.id, title.components.standard)) as never;
  change(pack);
  return JSON.stringify(pack);
}

function refusal(title: Title, text: string): string {
  const read = readPack(title, text);
  return read.ok ? "fine" : packFaultText("en", read.problem);
}

describe.each(titles.map((title) => [title.id, title] as const))("%s", (_, title) => {
  test("the standard table is a pack, differs in nothing, and is read back the same", () => {
    const read = readPack(
      title,
      changed(title, () => {}),
    );
    if (!read.ok) throw new Error(packFaultText("en", read.problem));
    expect(packHash(read.value)).toBe(packHash(packOf(title.id, title.components.standard)));
    expect(differences(title, read.value.table, "en")).toEqual([]);
    expect(checkPack(title, title.components.standard)).toMatchObject({ ok: true });
  });

  test("every number that is changed is told, in three languages and without names out of code", () => {
    let bumped = 0;
    const bump = (value: unknown): unknown => {
      if (typeof value === "number") {
        bumped++;
        return value + 1;
      }
      if (Array.isArray(value)) return value.map(bump);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bump(item)]));
    };
    const table = bump(title.components.standard);
    expect(bumped).toBeGreaterThan(0);
    const told = LANGUAGES.map((language) => differences(title, table, language));
    expect(new Set(told.map((list) => list.length)).size).toBe(1);
    for (const list of told)
      for (const { sentence } of list) expect(sentence).not.toMatch(/[a-z][A-Z]|undefined|object Object/);
    const english = new Set(told[0]?.map(({ sentence }) => sentence));
    for (const list of told.slice(1)) expect(list.filter(({ sentence }) => english.has(sentence))).toEqual([]);
  });

  test("a table from which something is missing is refused with the place named", () => {
    const standard = title.components.standard as Loose;
    const list = Object.keys(standard).find((key) => Array.isArray(standard[key])) as string;
    expect(
      refusal(
        title,
        changed(title, ({ table }) => table?.[list]?.pop() && undefined),
      ),
    ).not.toBe("");
    expect(
      refusal(
        title,
        changed(title, ({ table }) => void delete table?.[list]),
      ),
    ).toContain(list);
    expect(
      refusal(
        title,
        changed(title, ({ table }) => void Object.assign(table ?? {}, { [list]: "none" })),
      ),
    ).toContain(list);
  });
});

describe("what is refused", () => {
  const note = (text: string): string => changed(london, (pack) => void Object.assign(pack, { note: text }));
  const cards = (change: (list: Loose) => void): string =>
    changed(london, ({ table }) => change(table?.cards as Loose));

  test.each([
    ["ten megabytes", `"${"x".repeat(10_000_000)}"`, "too large"],
    ["a file cut off", note("").slice(0, 500), "not a JSON document"],
    ["deep nesting", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, "nested deeper than"],
    ["another game", changed(london, (pack) => void Object.assign(pack, { game: "suburbia" })), "(game: suburbia)"],
    ["a newer pack", changed(london, (pack) => void Object.assign(pack, { tabletown: "pack/2" })), "newer Tabletown"],
    [
      "a name that is no text",
      changed(london, (pack) => void Object.assign(pack, { name: 7 })),
      "(name: expected text)",
    ],
    [
      "a name without end",
      changed(london, (pack) => void Object.assign(pack, { name: "n".repeat(900) })),
      "(name: 900 > 60)",
    ],
    ["an unknown field", changed(london, (pack) => void Object.assign(pack, { run: "rm" })), "(run: unknown field)"],
    ["signs that move a terminal's cursor", note("\u001b[2J"), "(note: signs that are not text)"],
    [
      "signs that turn the direction of writing",
      cards((list) => void Object.assign(list[3]?.name ?? {}, { en: "a\u202Eb" })),
      "table.cards.3.name.en",
    ],
    [
      "an endless list",
      cards((list) => list.push(...Array.from({ length: 600 }, () => list[0] as Loose))),
      "table.cards",
    ],
    ["an endless deck", cards((list) => list.forEach((card) => void Object.assign(card, { copies: 20 }))), "cards"],
    [
      "a wrong type",
      cards((list) => void Object.assign(list[8] ?? {}, { playCost: "two" })),
      "cards.8.playCost (a-salters)",
    ],
    [
      "a card that is missing",
      cards((list) => void list.splice(4, 1)),
      "counts.cards: is 101, but the table holds 100",
    ],
    [
      "something seen that is not there",
      changed(london, (pack) => void Object.assign(pack, { seen: { atlantis: ["price"] } })),
      "seen.atlantis",
    ],
    [
      "a field seen that is not there",
      changed(london, (pack) => void Object.assign(pack, { seen: { hackney: ["taste"] } })),
      "seen.hackney.0: taste",
    ],
    ["a prototype", '{"__proto__": {"tabletown": "pack/1"}}', "impossible name"],
  ])("%s", (_, text, sentence) => {
    const said = refusal(london, text);
    expect(said).toContain(sentence);
    expect(said.length).toBeLessThan(400);
  });

  test("what a table contradicts itself in is said in every language, and so is what stands where nothing fits", () => {
    const broken: readonly [string, (table: Loose) => void][] = [
      ["london", ({ cards }) => void cards?.splice(4, 1)],
      ["london", ({ cards }) => void Object.assign(cards?.[8] ?? {}, { activationCost: { money: 1, cards: 1 } })],
      ["london", ({ cards }) => void Object.assign(cards?.[8] ?? {}, { deck: "Z" })],
      ["metropolia", ({ establishments }) => void Object.assign(establishments?.[0] ?? {}, { symbol: "tower" })],
      ["metropolia", ({ start }) => void Object.assign(start ?? {}, { establishments: ["stadium"] })],
      ["suburbia", (table) => void Object.assign(table, { market: [10, 8, 6, 4, 2, 1] })],
      ["suburbia", ({ sides }) => void Object.assign(sides?.up?.start?.[0] ?? {}, { tile: "farm" })],
      ["budowa-miasta", ({ objects }) => void Object.assign(objects?.[0]?.shares?.[0] ?? {}, { price: 1 })],
      ["budowa-miasta", ({ streets }) => void Object.assign(streets?.[3] ?? {}, { first: "theatre" })],
    ];
    for (const [id, change] of broken) {
      const title = titles.find((each) => each.id === id) as Title;
      const read = readPack(
        title,
        changed(title, ({ table }) => change(table as Loose)),
      );
      if (read.ok) throw new Error(`${id} was accepted`);
      // The place is the same; what is said about it is not.
      const said = LANGUAGES.map((each) => packFaultText(each, read.problem).split(": ").slice(1).join(": "));
      expect(new Set(said).size).toBe(LANGUAGES.length);
      expect(said[2]).toMatch(/[а-я]{3}/);
    }
  });

  test("every fault has a sentence in every language, and the standard tables are far below the limits", () => {
    for (const code of PACK_FAULTS) {
      expect(new Set(LANGUAGES.map((language) => packFaultText(language, { code, path: "" }))).size).toBe(
        LANGUAGES.length,
      );
    }
    for (const { components } of titles)
      expect(JSON.stringify(components.standard, undefined, 2).length).toBeLessThan(PACK_LIMITS.text / 4);
  });
});

test("a corrected value is said as people say it, and a correction holds only that", () => {
  const text = changed(london, (pack) => {
    const hackney = pack.table?.boroughs?.find(({ id }) => (id as unknown) === "hackney");
    Object.assign(hackney ?? {}, { price: 4 });
    Object.assign(pack, { name: "My box", author: "Ann", seen: { hackney: ["price"] } });
  });
  const pack = readPack(london, text);
  if (!pack.ok) throw new Error(packFaultText("en", pack.problem));
  expect(LANGUAGES.map((language) => differences(london, pack.value.table, language)[0]?.sentence)).toEqual([
    "Hackney: price 4 instead of 3",
    "Hackney: cena 4 zamiast 3",
    "Хакни: цена 4 вместо 3",
  ]);
  const correction = correctionOf(london, pack.value);
  expect(correction).toMatchObject({
    tabletown: "correction/1",
    author: "Ann",
    changes: [{ component: "hackney", field: "price", standard: 3, given: 4, seen: true, provenance: "other-edition" }],
  });
  expect(JSON.stringify(correction).length).toBeLessThan(500);
  // Who changes nothing, but has seen it in print, has something to send in as well.
  const seen = readPack(
    london,
    changed(london, (given) => Object.assign(given, { seen: { hackney: ["price", "side"] } })),
  );
  if (!seen.ok) throw new Error(seen.problem.code);
  expect(differences(london, seen.value.table, "en")).toEqual([]);
  expect(correctionOf(london, seen.value)).toMatchObject({ changes: [], confirmed: { hackney: ["price", "side"] } });
});
