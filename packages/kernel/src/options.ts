import { failure, type Result, success } from "./result.ts";

/** An option of a game: one of a few values, the first being what is played unless somebody asks otherwise. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** Without this value of another option it changes nothing. */
  readonly needs?: { readonly option: string; readonly value: OptionValue };
}

export type OptionValue = string | number | boolean;

/** The options that change something, some values being chosen and all others the first. */
export function optionsThatMatter(
  specs: readonly OptionSpec[],
  chosen: Readonly<Record<string, unknown>>,
): readonly OptionSpec[] {
  return specs.filter(({ needs }) => {
    if (needs === undefined) return true;
    const [usual] = specs.find(({ name }) => name === needs.option)?.values ?? [];
    return (chosen[needs.option] ?? usual) === needs.value;
  });
}

export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [Spec in Specs[number] as Spec["name"]]: Spec["values"][number];
};

/** Fills in defaults and refuses what the game does not know, saying what it does. */
export function checkOptions<const Specs extends readonly OptionSpec[]>(
  specs: Specs,
  given: unknown,
): Result<OptionsOf<Specs>, string> {
  if (given !== undefined && (typeof given !== "object" || given === null || Array.isArray(given))) {
    return failure(`options must be a JSON object such as ${example(specs)}`);
  }
  const asked = new Map<string, unknown>(Object.entries(given ?? {}));
  const chosen: Record<string, OptionValue> = {};
  for (const { name, values } of specs) {
    const value = asked.has(name) ? asked.get(name) : values[0];
    asked.delete(name);
    const known = values.find((allowed) => allowed === value);
    if (known === undefined) {
      const list = values.map((allowed) => JSON.stringify(allowed)).join(", ");
      return failure(`option "${name}" must be one of ${list}, not ${JSON.stringify(value)}`);
    }
    chosen[name] = known;
  }
  const [unknown] = asked.keys();
  if (unknown !== undefined) return failure(`there is no option "${unknown}"; options look like ${example(specs)}`);
  return success(chosen as OptionsOf<Specs>);
}

function example(specs: readonly OptionSpec[]): string {
  return JSON.stringify(Object.fromEntries(specs.map(({ name, values }) => [name, values[0]])));
}
