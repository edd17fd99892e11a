import type { Moment } from "@tabletown/ui";
import type { Here } from "./seen.ts";

/** Land bought, runs of a city, the last turns and the end open chapters. */
const OPENING = ["over", "last-turns", "bought", "run"];

export function chapter({ events }: Moment, setting: Here): string | undefined {
  const found = OPENING.flatMap((kind) => events.find(({ what }) => what === kind) ?? [])[0];
  return found === undefined ? undefined : setting.words.event(found, setting.name).replace(/\.$/, "");
}
