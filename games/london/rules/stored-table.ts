import { isObject } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";

/** Where components list their effects; `each` lists the gains within an effect. */
const EFFECT_LISTS = ["activation", "permanent", "action", "ability", "runEffect"];

/** The table as records hash it: the type of an effect was once named `op`. */
export function storedTable(table: Table): unknown {
  return withTag(table, "type", "op");
}

/** A table under today's names, whichever it was written under. */
export function fromStoredTable(given: unknown): unknown {
  return withTag(given, "op", "type");
}

/** A table whose effects are tagged `to` wherever they were tagged `from`. */
function withTag(table: unknown, from: string, to: string): unknown {
  return mapped(table, ["cards", "boroughs"], (component) =>
    mapped(component, EFFECT_LISTS, (effect) => retagged(effect, from, to)),
  );
}

function retagged(effect: unknown, from: string, to: string): unknown {
  const whole = mapped(effect, ["each"], (gain) => retagged(gain, from, to));
  if (!isObject(whole) || !(from in whole) || to in whole) return whole;
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key === from ? to : key, value]));
}

/** An object with the items of some of its lists changed; anything else as it is. */
function mapped(given: unknown, lists: readonly string[], change: (item: unknown) => unknown): unknown {
  if (!isObject(given)) return given;
  const entries = Object.entries(given).map(([key, value]) => [
    key,
    lists.includes(key) && Array.isArray(value) ? value.map(change) : value,
  ]);
  return Object.fromEntries(entries);
}
