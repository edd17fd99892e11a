import { type FromBot, type Question, supposeFrom, type ToBot } from "@tabletown/bots";
import type { Game, Json } from "@tabletown/kernel";

const USUAL_WORLDS = 16;
const MOST_WORLDS = 100_000;

/** Where an option stands in the list of a question, whichever way a program names it; below 0 where it does not. */
export function placeOfOption(option: number | string, notations: readonly string[]): number {
  return typeof option === "string" ? notations.indexOf(option) : notations[option] === undefined ? -1 : option;
}

/**
 * What a program asks while it is asked itself: what an option brings in worlds that agree with its view. The time is
 * its own; without any left nothing is tried.
 */
export function whatIf(
  game: Game,
  { seat, view, options, chance }: Question,
  asked: Extract<FromBot, { type: "what-if" }>,
  milliseconds: number,
): ToBot {
  const { id, option, playouts = false, worlds = USUAL_WORLDS } = asked;
  const place = placeOfOption(
    option,
    options.map((action) => game.format(action)),
  );
  if (place < 0) return { type: "error", id, text: `there is no option ${JSON.stringify(option)}` };
  if (!Number.isInteger(worlds) || worlds < 1 || worlds > MOST_WORLDS) {
    return { type: "error", id, text: `"worlds" must be a whole number from 1 to ${MOST_WORLDS}` };
  }
  if (milliseconds <= 0) return { type: "error", id, text: "there is no time left for that" };
  const budget = { iterations: worlds, milliseconds };
  const supposed = supposeFrom(game, { seat, view, action: options[place], budget, playouts, chance }, (world) => ({
    over: game.toAct(world).length === 0,
    view: game.view(world, seat) as Json,
  }));
  return { type: "what-if", id, option: place, ...supposed };
}
