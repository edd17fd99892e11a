import type { Review } from "@tabletown/review";

/** What a review was asked for with, as the command line has it; it is kept with the review. */
export interface ReviewTerms {
  readonly budget: string;
  readonly seed: string;
}

type Amount = { readonly passes: number } | { readonly milliseconds: number };

/** A budget as it is written: "30s", "500ms" or "12p". */
export function amountOf(budget: string): Amount | undefined {
  const [, text, unit] = /^(\d+)(ms|s|p)$/.exec(budget) ?? [];
  const amount = Number(text);
  if (unit === undefined || !Number.isSafeInteger(amount) || amount === 0) return undefined;
  if (unit === "p") return { passes: amount };
  return { milliseconds: amount * (unit === "s" ? 1_000 : 1) };
}

/** The terms on which a kept review was made. Earlier files do not tell them: of those the passes are known. */
export function termsOf(kept: Readonly<Record<string, unknown>>, { passes }: Review): Partial<ReviewTerms> {
  const budget = typeof kept.budget === "string" ? kept.budget : `${passes}p`;
  return typeof kept.seed === "string" ? { budget, seed: kept.seed } : { budget };
}

/** Whether a review made on `kept` terms is as good as one on those asked for: no shorter look, with the same luck. */
export function sufficeFor(asked: ReviewTerms, kept: Partial<ReviewTerms>): boolean {
  if (kept.seed !== undefined && kept.seed !== asked.seed) return false;
  const [least, had] = [amountOf(asked.budget), amountOf(kept.budget ?? "")];
  if (least === undefined || had === undefined) return false;
  if ("passes" in least) return "passes" in had && had.passes >= least.passes;
  return "milliseconds" in had && had.milliseconds >= least.milliseconds;
}
