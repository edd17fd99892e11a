import { figure } from "@tabletown/kernel";
import { settings } from "../settings.ts";
import { profileTexts } from "./profile-text.ts";
import { said } from "./text.ts";

interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The best guess. Leader boards rank by what somebody is at least, as far as can be told. */
export function ratingValue({ mu }: Pick<Rating, "mu">): string {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.value.language, tenths).format(mu);
}

/** Where the true strength lies, in nineteen of twenty cases. */
export function ratingRange({ mu, sigma }: Rating): string {
  const [low, high] = [mu - 2 * sigma, mu + 2 * sigma].map((end) => figure(settings.value.language, Math.round(end)));
  return said(profileTexts.range)(low ?? "", high ?? "");
}

/** How sure that is, in words. */
export function sureness({ sigma }: Rating): string {
  if (sigma > 6) return said(profileTexts.unsure);
  return sigma > 3 ? said(profileTexts.fairlySure) : said(profileTexts.sure);
}
