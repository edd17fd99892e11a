import type { OptionSpec, OptionsOf } from "@tabletown/kernel";

/** London has no variants. */
export const optionSpecs = [] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof optionSpecs>;
