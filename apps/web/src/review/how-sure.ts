import type { OptionReview } from "@tabletown/review";

/** What is known of the options of a choice: all of them were played out, some were, or none. */
export type HowSure = "all" | "some" | "none";

/** `of` is how many options there were; those that were not looked at closely are not among them. */
export function howSure(options: readonly OptionReview[], of: number): HowSure {
  if (options.every(({ samples }) => samples === 0)) return "none";
  return options.length === of ? "all" : "some";
}
