import type { MatchResult } from "@tabletown/protocol";
import type { SeatedPlayer } from "../match/match-model.ts";
import { listed } from "../part/figures.ts";
import { tOnline } from "./text/index.ts";

/** Why a match is over, where it was not played to its end. */
export function whyOver(
  result: MatchResult | undefined,
  players: readonly Pick<SeatedPlayer, "name" | "resigned">[],
): string | undefined {
  if (result === undefined) return undefined;
  const gone = result.by ?? players.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  const names = listed(gone.map((seat) => players[seat]?.name ?? ""));
  switch (result.reason) {
    case "finished":
      return undefined;
    case "resigned":
      return tOnline().overResigned(names);
    case "timeout":
      return tOnline().overTimeout(names);
    case "agreed":
      return tOnline().overAgreed;
    case "closed":
      return tOnline().overClosed;
  }
}
