import type { Moment } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";

/** A landmark opens a chapter of the replay. */
export function chapter({ events, seat }: Moment<Event>, after: View, setting: BoardSetting): string | undefined {
  const built = events.find(({ what }) => what === "built")?.about;
  if (built === undefined || after.players[seat]?.built[built] !== true) return undefined;
  return `${setting.name(seat)}: ${setting.words.names[built] ?? built}`;
}
