import { eventTitle, type Moment } from "@tabletown/ui";
import type { Event, EventName } from "../rules/event.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";

/** Land bought, runs of a city, the last turns and the end open chapters. */
const OPENING: readonly EventName[] = ["over", "last-turns", "bought", "run"];

export function chapter({ events }: Moment<Event>, _after: View, setting: BoardSetting): string | undefined {
  const found = OPENING.flatMap((kind) => events.find(({ what }) => what === kind) ?? [])[0];
  return found === undefined ? undefined : eventTitle(setting, found);
}
