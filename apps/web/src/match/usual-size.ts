import type { FoundSize } from "./board-size.ts";

/** The sizes that boards had when they were last looked at, on this device: the next one begins with that. */
const KEY = "tabletown.board-sizes";

/** The last size of a board of the same game with as many players. */
export function usualSize(subject: string): FoundSize | undefined {
  const { size, width, height, elements } = read()[subject] ?? {};
  const known = [size, width, height, elements].every((each) => typeof each === "number" && each > 0);
  return known ? ({ size, width, height, elements } as FoundSize) : undefined;
}

export function rememberSize(subject: string, found: FoundSize): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [subject]: found }));
  } catch {
    // A browser that keeps nothing finds it again.
  }
}

function read(): Readonly<Record<string, Partial<FoundSize> | undefined>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}
