import { figure, percentage } from "@tabletown/kernel";
import { settings } from "../settings.ts";

/** Numbers and dates as the reader's language writes them. Small parts of a hundred are told more exactly. */
export function percent(value: number): string {
  return percentage(settings.value.language, value, value < 0.1 ? 1 : 0);
}

/** A score, with a real minus sign where it is below nothing. */
export function scoreText(score: number): string {
  return figure(settings.value.language, score);
}

export function when(time: number): string {
  const { language } = settings.value;
  const minutes = (time - Date.now()) / 60_000;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -1) return relative.format(0, "second");
  if (minutes > -60) return relative.format(Math.round(minutes), "minute");
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  if (minutes > -7 * 24 * 60) return relative.format(Math.round(minutes / 1440), "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: "conjunction" }).format(names);
}
