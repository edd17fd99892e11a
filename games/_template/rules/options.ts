import type { OptionsOf } from "@tabletown/kernel";

/** The first value is what is played unless somebody asks otherwise. SPEC 3.4 */
export const optionSpecs = [{ name: "corners", values: [1, 3] }] as const;

export type Options = OptionsOf<typeof optionSpecs>;
