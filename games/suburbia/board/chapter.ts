import { eventTitle, type Moment } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";
import type { View } from "../rules/view.ts";
import { phrasesIn } from "../text/words.ts";
import type { BoardSetting } from "./context.ts";

/** Rounds open chapters; so do the tile that announces the end, and the end. */
export function chapter({ seat, events }: Moment<Event>, after: View, setting: BoardSetting): string | undefined {
  const announced = events.find(({ what }) => what === "last-round");
  if (announced !== undefined) return eventTitle(setting, announced);
  const { outline } = phrasesIn(setting.language);
  if (after.phase.type === "over") return outline.phase.over;
  const begins = events.some((event) => event.seat === seat && (event.what === "took" || event.what === "invested"));
  return begins && seat === after.first ? `${outline.round} ${after.round}` : undefined;
}
