import type { Ruleset } from "../rules/ruleset.ts";
import { NO_BID, type Player, type State } from "../rules/state.ts";

/** A building still in the hand may have to go below a higher one. */
const IN_HAND = 0.8;
const LOWER = -2;

/** Expected final points of every seat: what is built and won, what the hand will bring, coins. */
export function evaluate(rules: Ruleset, { phase, players }: State): readonly number[] {
  const most = Math.max(...players.map(({ bid }) => bid));
  const highest = players.filter(({ bid }) => bid === most).length;
  return players.map((player) => {
    const built = streetPoints(rules, player.street);
    const coming = player.hand.reduce((sum, building) => sum + IN_HAND * (rules.heights.get(building) ?? 0), 0);
    const sure = built + coming + player.coins + player.corners * rules.cornerPoints;
    // A bid that would win as it stands is worth the plot less its price.
    const winning = phase.type === "auction" && player.bid === most && most > 0 && highest === 1;
    return winning ? sure + chanceOf(players, player) * (rules.cornerPoints - player.bid) : sure;
  });
}

/** How likely nobody who has yet to bid will bid as much: each is as likely to bid any of their coins. */
function chanceOf(players: readonly Player[], { bid }: Player): number {
  return players
    .filter((other) => other.bid === NO_BID)
    .reduce((chance, { coins }) => chance * Math.min(1, bid / (coins + 1)), 1);
}

function streetPoints({ heights }: Ruleset, street: readonly string[]): number {
  let points = 0;
  let before = 0;
  for (const building of street) {
    const height = heights.get(building) ?? 0;
    points += height < before ? height + LOWER : height;
    before = height;
  }
  return points;
}
