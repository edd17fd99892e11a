import type { GameEvent } from "./event.ts";
import type { Json } from "./json.ts";
import { type Pack, wasSeen } from "./pack.ts";
import { differences } from "./table-differences.ts";
import type { Provenance, Title } from "./title.ts";

/** Only what a pack changes or confirms, with what is known about it: small enough to be read and merged by a maintainer. */
export interface Correction extends Omit<Pack, "tabletown" | "table" | "seen"> {
  readonly tabletown: "correction/1";
  /** Hash of the standard table that it corrects. */
  readonly standard: string;
  readonly changes: readonly {
    readonly component: string;
    readonly field: string;
    readonly standard?: Json;
    readonly given?: Json;
    /** Whether the author saw the value in print. */
    readonly seen: boolean;
    /** How sure the standard value was. */
    readonly provenance?: Provenance;
    /** The same in English, for whoever reads it. */
    readonly sentence: string;
  }[];
  /** Fields by component whose standard values nobody had seen in this edition's print, and the author has. */
  readonly confirmed: Readonly<Record<string, readonly string[]>>;
}

export function correctionOf<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  { table, seen, tabletown: _, ...about }: Pack<T>,
): Correction {
  const { standard, provenance } = title.components;
  const options = title.options({});
  if (!options.ok) throw new Error(options.problem);
  const changes = differences(title, table, "en");
  const isConfirmed = (component: string, field: string): boolean => {
    const source = closest(provenance(standard, component), field);
    if (source === "rulebook" || source === "sourced" || source === undefined) return false;
    return !changes.some((change) => change.component === component && `${change.field}.`.startsWith(`${field}.`));
  };
  const confirmed = Object.entries(seen).map(
    ([component, fields]) => [component, fields.filter((field) => isConfirmed(component, field))] as const,
  );
  return {
    ...about,
    tabletown: "correction/1",
    standard: title.game(options.value, standard).components,
    changes: changes.map(({ component, field, path: __, sentence, ...values }) => {
      const source = closest(provenance(standard, component), field);
      return {
        component,
        field,
        ...values,
        seen: wasSeen({ seen }, component, field),
        ...(source !== undefined && { provenance: source }),
        sentence,
      };
    }),
    confirmed: Object.fromEntries(confirmed.filter(([, fields]) => fields.length > 0)),
  };
}

/** What is said about a field, or about what it is a part of. */
function closest(sources: Readonly<Record<string, Provenance>>, field: string): Provenance | undefined {
  for (let path = field; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf(".")))) {
    const source = sources[path];
    if (source !== undefined) return source;
  }
  return undefined;
}
