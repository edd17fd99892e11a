import { type Moment, say } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";
import { text } from "./text.ts";

/** In a replay every opening of bids begins a chapter. */
export function chapter({ events }: Moment<Event>, _after: View, { language }: BoardSetting): string | undefined {
  return events.some(({ what }) => what === "opened") ? say(language, text.chapter) : undefined;
}
