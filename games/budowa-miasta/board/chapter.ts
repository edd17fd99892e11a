import { type GameEvent, signed } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";
import type { Here } from "./seen.ts";

/** Streets finished with what they paid, bankruptcies, and the end open chapters. */
export function chapter({ events }: Moment, setting: Here): string | undefined {
  const told = (event: GameEvent): string => setting.words.event(event, setting.name).replace(/\.$/, "");
  const bankrupt = events.find(({ what }) => what === "bankrupt");
  if (bankrupt !== undefined) return told(bankrupt);
  const street = events.find(({ what }) => what === "finished")?.of;
  if (street === undefined) return undefined;
  const paid = new Map<number, number>();
  for (const { what, seat, by = 0 } of events) {
    if (what === "money" && seat !== undefined && by > 0) paid.set(seat, (paid.get(seat) ?? 0) + by);
  }
  const name = setting.words.names[street] ?? street;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const payouts = [...paid].map(([seat, by]) => `${setting.name(seat)} ${signed(by)}`);
  return payouts.length === 0 ? title : `${title}: ${payouts.join(", ")}`;
}
