import {
  advance,
  beginEpisode,
  cloneOf,
  type Episode,
  matchOf,
  NO_REWARDS,
  restored,
  type Setting,
  type Snapshot,
  snapshotOf,
  suppose,
} from "@tabletown/bots";
import { type Json, quickChance, recordOf } from "@tabletown/kernel";
import { Fault } from "../fault.ts";
import { observationOf, placeOf, positionOf } from "./position.ts";
import { flagField, type Request, shown, textField, wholeField } from "./request.ts";

/** Where the environments of a process are kept. */
export interface Slots {
  get(env: number): Episode | undefined;
  set(env: number, episode: Episode): void;
  delete(env: number): void;
}

export interface Room {
  readonly setting: Setting;
  readonly slots: Slots;
  /** Environments are counted from 0 to one less. */
  readonly most: number;
  /** The component table, where it is not the game's own. */
  readonly table?: Json;
}

const MOST_WORLDS = 10_000;
const LONGEST_THOUGHT = 60_000;

type Answer = Readonly<Record<string, unknown>>;

/** What can be asked for. */
const ANSWERS: Readonly<Record<string, (room: Room, request: Request) => Answer>> = {
  describe: ({ setting }) => ({ type: "description", ...descriptionOf(setting) }),
  reset: (room, request) => {
    const episode = beginEpisode(room.setting, textField(request, "seed", "0"));
    return put(room, envOf(room, request), episode);
  },
  step: (room, request) => {
    const { setting } = room;
    const [env, episode] = known(room, request);
    const rewards = advance(setting, episode, placeOf(setting, episode, request));
    return { type: "position", env, ...positionOf(setting, episode, rewards) };
  },
  legal: ({ setting, ...room }, request) => {
    const [env, { legal, indices }] = known({ setting, ...room }, request);
    return { type: "legal", env, legal: indices, notation: legal.map((action) => setting.game.format(action)) };
  },
  observe: (room, request) => {
    const { game, encoding, seats } = room.setting;
    const [env, { state, agent }] = known(room, request);
    const seat = wholeField(request, "seat", [0, seats - 1], agent ?? 0);
    const view = game.view(state, seat);
    return { type: "observation", env, seat, observation: observationOf(encoding, view, seat), view };
  },
  clone: (room, request) => {
    const [, episode] = known(room, request);
    return put(room, envOf(room, request, "to"), cloneOf(room.setting, episode));
  },
  snapshot: (room, request) => {
    const [env, episode] = known(room, request);
    return { type: "snapshot", env, snapshot: snapshotOf(room.setting, episode) };
  },
  restore: (room, request) => {
    const again = restored(room.setting, readSnapshot(request.snapshot, room.setting.seats));
    if (!again.ok) throw new Fault(`Move ${again.problem.move} of the snapshot is not legal where it stands.`);
    return put(room, envOf(room, request), again.value);
  },
  "what-if": (room, request) => {
    const { setting } = room;
    const [env, episode] = known(room, request);
    const iterations = wholeField(request, "worlds", [1, MOST_WORLDS], 16);
    const milliseconds = wholeField(request, "milliseconds", [1, LONGEST_THOUGHT], 1_000);
    const found = suppose(setting, episode, {
      place: placeOf(setting, episode, request),
      budget: { iterations, milliseconds },
      playouts: flagField(request, "playouts"),
      chance: quickChance(textField(request, "seed", "0")),
    });
    return { type: "what-if", env, ...found };
  },
  record: (room, request) => {
    const [env, episode] = known(room, request);
    const seats = Array.from({ length: room.setting.seats }, (_, seat) => ({ name: `Agent ${seat}` }));
    const details = { seats, ...(room.table !== undefined && { table: room.table }) };
    return { type: "record", env, record: recordOf(matchOf(room.setting, episode), details) };
  },
  close: (room, request) => {
    const [env] = known(room, request);
    room.slots.delete(env);
    return { type: "closed", env };
  },
};

/** Answers one request; what is wrong with it is answered too, in a sentence. */
export function answer(room: Room, request: Request): Answer {
  const id = request.id === undefined ? {} : { id: request.id };
  try {
    const { type } = request;
    const ask = typeof type === "string" && Object.hasOwn(ANSWERS, type) ? ANSWERS[type] : undefined;
    if (ask === undefined) {
      throw new Fault(`"type" must be one of ${Object.keys(ANSWERS).join(", ")}, not ${shown(type)}.`);
    }
    return { ...id, ...ask(room, request) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...id, type: "error", text: error.message };
  }
}

/** What the numbers mean. */
export function descriptionOf({ game, encoding, seats, rewards }: Setting) {
  return {
    game: game.id,
    rules: game.rules,
    options: game.options,
    components: game.components,
    players: seats,
    rewards,
    encoding: encoding.version,
    observationSize: encoding.observationSize,
    observation: encoding.fields,
    actionCount: encoding.actionCount,
    actions: encoding.actionFields,
    labels: Array.from({ length: encoding.actionCount }, (_, index) => encoding.label(index)),
  };
}

function put(room: Room, env: number, episode: Episode): Answer {
  room.slots.set(env, episode);
  return { type: "position", env, ...positionOf(room.setting, episode, NO_REWARDS) };
}

function envOf({ most }: Room, request: Request, field = "env"): number {
  return wholeField(request, field, [0, most - 1], field === "env" ? 0 : undefined);
}

function known(room: Room, request: Request): readonly [env: number, episode: Episode] {
  const env = envOf(room, request);
  const episode = room.slots.get(env);
  if (episode === undefined) throw new Fault(`There is no environment ${env} yet. Reset it first.`);
  return [env, episode];
}

function readSnapshot(given: unknown, seats: number): Snapshot {
  const wrong = new Fault('"snapshot" must be what a snapshot request was answered with: a seed and a list of moves.');
  if (typeof given !== "object" || given === null || !("seed" in given) || !("moves" in given)) throw wrong;
  const { seed, moves } = given;
  if (typeof seed !== "string" || !Array.isArray(moves)) throw wrong;
  return {
    seed,
    moves: moves.map((each: unknown) => {
      if (typeof each !== "object" || each === null || !("seat" in each) || !("move" in each)) throw wrong;
      const { seat, move } = each;
      if (typeof seat !== "number" || seat < 0 || seat >= seats || typeof move !== "string") throw wrong;
      return { seat, move };
    }),
  };
}
