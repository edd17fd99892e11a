import { capital, type Seat, signed } from "@tabletown/kernel";
import { eventTitle, type Moment } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";

/** Streets finished with what they paid, bankruptcies, and the end open chapters. */
export function chapter({ events }: Moment<Event>, _after: View, setting: BoardSetting): string | undefined {
  const bankrupt = events.find(({ what }) => what === "bankrupt");
  if (bankrupt !== undefined) return eventTitle(setting, bankrupt);
  const street = events.find(({ what }) => what === "finished")?.about;
  if (street === undefined) return undefined;
  const paid = new Map<Seat, number>();
  for (const event of events) {
    if (event.what === "money" && event.by > 0) paid.set(event.seat, (paid.get(event.seat) ?? 0) + event.by);
  }
  const title = capital(setting.words.names[street] ?? street);
  const payouts = [...paid].map(([seat, by]) => `${setting.name(seat)} ${signed(by)}`);
  return payouts.length === 0 ? title : `${title}: ${payouts.join(", ")}`;
}
