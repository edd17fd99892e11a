import { catalog } from "@tabletown/catalog";
import { componentParts, LANGUAGES, type Title } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { problemsOf } from "./problems.ts";
import { blankOf, type FormShape, shapeOf } from "./shape.ts";
import { placeOfPart, valueIn, withValue } from "./table-place.ts";

const titles = await Promise.all(catalog.map(async ({ id, load }): Promise<[string, Title]> => [id, await load()]));

function inner(shape: FormShape | undefined, key: string | number): FormShape | undefined {
  if (shape?.kind === "list") return shape.item;
  return shape?.kind === "fields" ? shape.fields.get(String(key)) : undefined;
}

describe.each(titles)("the form of %s", (_, title) => {
  const { schema, standard } = title.components;
  const whole = schema && shapeOf(schema);

  test("has a place for every value of every component", () => {
    for (const { component, fields } of componentParts(standard)) {
      const path = placeOfPart(standard, component) ?? [];
      const shape = path.reduce<FormShape | undefined>(inner, whole);
      const names = shape?.kind === "fields" ? [...shape.fields.keys()] : [];
      expect(names, component).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  /** One of each list: the others have the same shape. */
  const kinds = componentParts(standard).filter(({ path }) => !path.includes(".") || path.endsWith(".0"));

  test("offers new entries that the schema accepts, and says in every language what is wrong with others", () => {
    for (const { component, fields } of kinds) {
      const path = placeOfPart(standard, component) ?? [];
      const shape = path.reduce<FormShape | undefined>(inner, whole);
      for (const [name, value] of Object.entries(fields)) {
        const field = shape?.kind === "fields" ? shape.fields.get(name) : undefined;
        if (field?.kind === "list" && field.max > (value as unknown[]).length && field.item.kind !== "text") {
          const longer = withValue(standard, [...path, name], [...(value as unknown[]), blankOf(field.item)]);
          const places = [...problemsOf(title, longer, "en").byPath.keys()];
          // What is not yet filled in may be asked for, but never what a fresh entry begins with.
          expect(places, `${component}.${name}`).not.toContain([...path, name, (value as unknown[]).length].join("."));
        }
        if (field?.kind !== "number" || field.min === undefined) continue;
        const low = withValue(standard, [...path, name], field.min - 1);
        const key = [...path, name].join(".");
        const said = LANGUAGES.map((language) => problemsOf(title, low, language).byPath.get(key));
        expect(new Set(said).size, key).toBe(LANGUAGES.length);
        expect(said.join(), key).toContain(String(field.min));
      }
    }
    expect(problemsOf(title, standard, "en").byPath.size).toBe(0);
  });

  test("a changed value changes its own place and no other", () => {
    for (const { component } of componentParts(standard)) {
      const path = placeOfPart(standard, component) ?? [];
      expect(withValue(standard, path, valueIn(standard, path))).toEqual(standard);
    }
  });
});
