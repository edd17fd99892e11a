import { profileTexts } from "./profile-text.ts";
import { said } from "./text.ts";

interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The best guess. Leader boards rank by what somebody is at least, as far as can be told. */
export function ratingValue({ mu }: Pick<Rating, "mu">): string {
  return mu.toFixed(1);
}

/** Where the true strength lies, in nineteen of twenty cases. */
export function ratingRange({ mu, sigma }: Rating): string {
  return said(profileTexts.range)((mu - 2 * sigma).toFixed(0), (mu + 2 * sigma).toFixed(0));
}

/** How sure that is, in words. */
export function sureness({ sigma }: Rating): string {
  if (sigma > 6) return said(profileTexts.unsure);
  return sigma > 3 ? said(profileTexts.fairlySure) : said(profileTexts.sure);
}
