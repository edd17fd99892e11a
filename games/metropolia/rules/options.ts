import type { OptionSpec, OptionsOf } from "@tabletown/kernel";

/** The price on the table's own card. */
export const PRINTED_SUSHI_BAR = 2;

/** What a table may agree on; the first value of each is our rulebook's. */
export const optionSpecs = [
  /** Play with Metropolia PLUS. */
  { name: "plus", values: [false, true] },
  /** SPEC 8.1: what a sushi bar costs; printings differ. */
  { name: "sushiBar", values: [PRINTED_SUSHI_BAR, 4, 1], needs: { option: "plus", value: true } },
  /** SPEC 8.2: when the town hall pays. */
  { name: "townHall", values: ["every-turn", "when-broke"], needs: { option: "plus", value: true } },
  /** SPEC 8.3: what becomes of a market pile that nobody may buy from any more. */
  { name: "stuckPiles", values: ["stay", "leave"], needs: { option: "plus", value: true } },
] as const satisfies readonly OptionSpec[];

export type Options = OptionsOf<typeof optionSpecs>;
