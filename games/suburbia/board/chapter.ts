import type { Moment } from "@tabletown/ui";
import type { View } from "../rules/view.ts";
import { type Here, phrasesIn } from "./seen.ts";

/** Rounds open chapters; so do the tile that announces the end, and the end. */
export function chapter({ seat, events }: Moment, after: View, setting: Here): string | undefined {
  const announced = events.find(({ what }) => what === "last-round");
  if (announced !== undefined) return setting.words.event(announced, setting.name).replace(/\.$/, "");
  const { outline } = phrasesIn(setting.language);
  if (after.phase.is === "over") return outline.phase.over;
  const begins = events.some((event) => event.seat === seat && (event.what === "took" || event.what === "invested"));
  return begins && seat === after.first ? `${outline.round} ${after.round}` : undefined;
}
