import { isObject } from "./shape.ts";

/** What a component table says about one component, or about the game as a whole. */
export interface ComponentPart {
  /** The id of the component; the name of a part such as "settings"; "game" for all other values of the table. */
  readonly component: string;
  /** Where it stands in the table: "cards.3", or "" for the game. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The values that belong to no component. */
export const WHOLE_GAME = "game";

/**
 * A component table, component by component, in its own order. Components are the items of lists that have an `id`,
 * and parts that have an id or a provenance of their own; everything else belongs to the game.
 */
export function componentParts(table: unknown): readonly ComponentPart[] {
  if (!isObject(table)) return [];
  const parts: ComponentPart[] = [];
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(table)) {
    if (isList(value)) {
      for (const [index, item] of value.entries()) {
        parts.push({ component: item.id, path: `${key}.${index}`, fields: fieldsOf(item) });
      }
    } else if (
      isObject(value) &&
      (typeof value.id === "string" || isObject(value.provenance)) &&
      key !== "provenance"
    ) {
      parts.push({
        component: typeof value.id === "string" ? value.id : key,
        path: key,
        fields: fieldsOf(value),
      });
    } else if (key !== "provenance") rest[key] = value;
  }
  return [{ component: WHOLE_GAME, path: "", fields: rest }, ...parts];
}

/** All that is printed: neither the id, nor where the values come from. */
function fieldsOf({ id: _, provenance: __, ...fields }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return fields;
}

function isList(value: unknown): value is readonly (Readonly<Record<string, unknown>> & { readonly id: string })[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && typeof item.id === "string")
  );
}
