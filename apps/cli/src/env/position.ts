import type { Episode, EpisodeSetting } from "@tabletown/bots";
import { placesOf, type Seat } from "@tabletown/kernel";
import { Fault } from "../fault.ts";
import { type Request, shown } from "./request.ts";

/** How an episode stands, as its agent may know it. */
export function positionOf({ game, encoding, seats }: EpisodeSetting, episode: Episode, rewards: readonly number[]) {
  const { agent, indices, moves, cutOff, state } = episode;
  return {
    agent,
    over: agent === undefined,
    cutOff,
    moves,
    rewards: rewards.length === 0 ? Array.from({ length: seats }, () => 0) : rewards,
    legal: indices,
    observation: agent === undefined ? [] : observationOf(encoding, game.view(state, agent), agent),
    ...(agent === undefined && { standing: placesOf(game.score(state)) }),
  };
}

export function observationOf(encoding: EpisodeSetting["encoding"], view: unknown, seat: Seat): number[] {
  const numbers = new Float32Array(encoding.observationSize);
  encoding.observe(view, seat, numbers, 0);
  return [...numbers];
}

/** The place among the legal actions of what a request names, by index or in notation. */
export function placeOf({ game }: EpisodeSetting, { agent, legal, indices }: Episode, { action }: Request): number {
  if (agent === undefined) throw new Fault("The episode is over. Reset the environment first.");
  let place = -1;
  if (typeof action === "string") place = legal.findIndex((known) => game.format(known) === action);
  if (typeof action === "number") place = indices.indexOf(action);
  if (place < 0) {
    const all = indices.slice(0, SHOWN).join(", ");
    const more = indices.length > SHOWN ? ` and ${indices.length - SHOWN} more` : "";
    throw new Fault(`The action ${shown(action)} is not legal here. Legal are: ${all}${more}.`);
  }
  return place;
}

const SHOWN = 12;
