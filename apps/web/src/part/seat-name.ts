import { t } from "../text/index.ts";

/** Bots go by the names of street trees. A person keeps their name while a bot holds the seat for them. */
export function seatName(
  seat: { readonly name: string; readonly bot?: string | undefined; readonly person?: unknown },
  index: number,
): string {
  // Whoever has deleted their data has left no name.
  if (seat.bot === undefined || seat.person !== undefined) return seat.name || t().formerPlayer;
  const { botPlayerNames } = t();
  return botPlayerNames[index % botPlayerNames.length] ?? seat.name;
}
