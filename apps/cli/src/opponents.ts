import { BOTS, type Bot, BUDGETS, type Budget, botFor, type Clock, isBotName, planFor } from "@tabletown/bots";
import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { ChosenGame } from "./chosen-game.ts";
import { Fault } from "./fault.ts";
import { several } from "./terminal/several.ts";

/** A bot with the time it may take. */
export interface Opponent {
  readonly name: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

/** How the name of a game's own script begins. */
export const PLAN = "plan:";

/** Bots for every seat, from names separated by commas and repeated as needed. */
export async function botsFor(chosen: ChosenGame, names: string, seats: number): Promise<readonly Opponent[]> {
  const listed = names.split(",").map((name) => name.trim());
  checkSeats("--bots", listed, seats);
  const opponents = await Promise.all(listed.map((name) => opponentNamed(chosen, name)));
  return Array.from({ length: seats }, (_, seat) => opponents[seat % opponents.length] as Opponent);
}

/** Refuses more names than there are seats for: some would never play. */
export function checkSeats(flag: string, names: readonly string[], seats: number): void {
  if (names.length <= seats) return;
  throw new Fault(`${flag} names ${names.length} for ${several(seats, "seat")}: not all of them would play.`);
}

/** The bot of that name; `others` may be named too, where the caller knows more. Budgets go by the clock. */
export async function opponentNamed(
  { entry, game, table }: ChosenGame,
  name: string,
  others: readonly string[] = [],
  clock?: Clock,
): Promise<Opponent> {
  const source = await entry.mind?.();
  const mind = source?.mind(game.options, table);
  if (isBotName(name)) return { name, bot: botFor(name, game, mind, clock), budget: BUDGETS[name] };
  const plan = name.startsWith(PLAN) && mind !== undefined ? planFor(name.slice(PLAN.length), game, mind) : undefined;
  if (plan !== undefined) return { name, bot: plan, budget: BUDGETS.greedy };
  const plans = Object.keys(mind?.plans ?? {}).map((known) => `${PLAN}${known}`);
  throw new Fault(
    `There is no bot "${name}" for ${game.id}. Choose from: ${[...BOTS, ...plans, ...others].join(", ")}.`,
  );
}

/** What a bot does in a position: it is shown its own view and nothing else. */
export function chosenBy<S, A, V>(
  { bot, budget }: Opponent,
  game: Game<S, A, V>,
  state: S,
  seat: Seat,
  chance: Chance,
) {
  const options = game.actions(state, seat);
  return bot.decide({ seat, view: game.view(state, seat), options, chance, budget });
}
