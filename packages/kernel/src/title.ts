import type { GameEvent } from "./event.ts";
import type { Game } from "./game.ts";
import { hashOf } from "./json.ts";
import type { OptionSpec, OptionValue } from "./options.ts";
import { failure, type Result, success } from "./result.ts";
import type { TableFault } from "./table-fault.ts";
import type { Language, Words } from "./words/words.ts";

/**
 * Where a value of a component table comes from, the surest first.
 * rulebook: stated in the rulebook of this edition. sourced: seen in other public material about it.
 * other-edition: printed in another edition. reconstructed: ours, made to fit; the printed value may differ.
 */
export const PROVENANCES = ["rulebook", "sourced", "other-edition", "reconstructed"] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A schema as data: what may stand where is read from it, and values are checked with it. */
export interface TableSchema {
  readonly "~standard": { validate(value: unknown): unknown };
}

/** The components of a game: values only. An owner of the printed game may replace any of them. */
export interface Components<T> {
  readonly standard: T;
  /** What was standard before: records that carry no table may still name one of these by its hash. */
  readonly earlier?: readonly T[];
  /** Accepts a table that can be played with, otherwise says which place is wrong and how. */
  check(table: unknown): Result<T, TableFault>;
  /** The shape that `check` wants: forms for correcting a table are made from it. Absent: no form can be made. */
  readonly schema?: TableSchema;
  /** Field by field, how sure a component's values are. */
  provenance(table: T, component: string): Readonly<Record<string, Provenance>>;
}

/** Everything there is to know about one game, before options and components are chosen. */
export interface Title<
  S = unknown,
  A = unknown,
  V = unknown,
  O = unknown,
  T = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  readonly rules: number;
  readonly optionSpecs: readonly OptionSpec[];
  options(given: unknown): Result<O, string>;
  readonly components: Components<T>;
  game(options: O, table?: T): Game<S, A, V, O, E>;
  words(language: Language, table?: T): Words<A, V, E>;
  /** The same game under earlier versions of its rules, as long as the code can still play them. */
  readonly earlier?: readonly Title<S, A, V, O, T, E>[];
}

/** The title under the version of the rules that a match or record was begun with, where it is still known. */
export function titleUnder<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  rules: number,
): Title<S, A, V, O, T, E> | undefined {
  return title.rules === rules ? title : title.earlier?.find((each) => each.rules === rules);
}

/** The game with the table of that hash: the one given, or a standard table of today or before. */
export function gameWithTable<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  options: O,
  { hash, table: given }: { readonly hash: string; readonly table?: unknown },
): Result<{ readonly game: Game<S, A, V, O, E>; readonly table: T }, { readonly wrong?: TableFault }> {
  const { standard, earlier = [], check } = title.components;
  const checked = given === undefined ? undefined : check(given);
  if (checked?.ok === false) return failure({ wrong: checked.problem });
  for (const table of checked === undefined ? [standard, ...earlier] : [checked.value]) {
    const game = title.game(options, table);
    if (game.components === hash) return success({ game, table });
  }
  return failure({});
}

/** The hash that names a component table in games and records. */
export function componentsHash(table: unknown): string {
  return hashOf(table).slice(0, 16);
}

/** Fewest and most seats of a title, whatever its options: each value of each option is tried with all others usual. */
export function seatsOf<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
): readonly [min: number, max: number] {
  const tried: Readonly<Record<string, OptionValue>>[] = title.optionSpecs.flatMap(({ name, values, needs }) => {
    const needed = needs === undefined ? {} : { [needs.option]: needs.value };
    return values.map((value) => ({ ...needed, [name]: value }));
  });
  const counts = [{}, ...tried].flatMap((given) => {
    const options = title.options(given);
    return options.ok ? title.game(options.value).seats : [];
  });
  return [Math.min(...counts), Math.max(...counts)];
}
