import type { OptionsOf } from "@tabletown/kernel";

/** The rulebook leaves nothing to choose. */
export const optionSpecs = [] as const;
export type Options = OptionsOf<typeof optionSpecs>;
