import type { OptionSpec, OptionsOf } from "@tabletown/kernel";

/** What a table may agree on; the first value is played unless somebody asks otherwise. */
export const optionSpecs = [
  { name: "edition", values: [2, 1] },
  { name: "variant", values: ["table", "lone-architect", "dale"] },
  /** SPEC 2.10 */
  { name: "side", values: ["down", "up"] },
  /** SPEC 13.1 */
  { name: "linesBack", values: ["upward-only", "both-ways"] },
  /** SPEC 13.2 */
  { name: "forwardMarker", values: ["future", "past-too"] },
  /** SPEC 13.3 */
  { name: "realtyLake", values: ["doubled", "plain"] },
  /** SPEC 13.4 */
  { name: "beyondTrack", values: ["lines-go-on", "stops"] },
  /** SPEC 13.5 */
  { name: "daleGoal", values: ["private", "none"], needs: { option: "variant", value: "dale" } },
] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof optionSpecs>;
