import type { Review } from "@tabletown/review";
import { percent } from "../part/figures.ts";
import { reviewTexts } from "./text/index.ts";

type Unit = Review["unit"];

/** Whole points of winning chance, or of the game. */
export function wholePoints(unit: Unit, by: number): number {
  return Math.round(unit === "points" ? by : 100 * by) + 0;
}

/** "1 point", "12 points": never less than one where there is something to tell. */
export function pointsText(unit: Unit, by: number): string {
  const n = Math.max(1, Math.abs(wholePoints(unit, by)));
  return unit === "points" ? reviewTexts().gamePoints(n) : reviewTexts().chancePoints(n);
}

/** What points are points of. */
export function unitText(unit: Unit): string {
  return unit === "points" ? reviewTexts().unitPoints : reviewTexts().unitChance;
}

/** A value as it is read: "57 %", or points. */
export function levelText(unit: Unit, value: number): string {
  return unit === "points" ? String(Math.round(value)) : percent(Math.round(100 * value) / 100);
}
