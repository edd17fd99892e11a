import {
  advance,
  beginEpisode,
  cloneOf,
  type Episode,
  type EpisodeSetting,
  matchOf,
  NO_REWARDS,
  restored,
  type Snapshot,
  snapshotOf,
  suppose,
} from "@tabletown/bots";
import { type Json, quickChance, recordOf } from "@tabletown/kernel";
import { Fault } from "../fault.ts";
import { observationOf, placeOf, positionOf } from "./position.ts";
import { flagField, type Request, shown, textField, wholeField } from "./request.ts";
import { settingFields } from "./setting-fields.ts";

/** Where episodes are kept, by the number of their environment. */
export interface Slots {
  get(env: number): Episode | undefined;
  set(env: number, episode: Episode): void;
  delete(env: number): void;
}

export interface Environments {
  readonly setting: EpisodeSetting;
  readonly slots: Slots;
  /** Environments are counted from 0 to one less. */
  readonly most: number;
  /** The component table, where it is not the game's own. */
  readonly table?: Json;
}

const MOST_WORLDS = 10_000;
const LONGEST_THOUGHT = 60_000;

type Answer = Readonly<Record<string, unknown>>;

/** What every request may name; and what those of a type may besides. */
const COMMON_FIELDS = ["id", "type", "env"];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  reset: ["seed"],
  step: ["action"],
  observe: ["seat"],
  clone: ["to"],
  restore: ["snapshot"],
  "what-if": ["action", "worlds", "milliseconds", "playouts", "seed"],
};

/** What can be asked for. */
const ANSWERS: Readonly<Record<string, (environments: Environments, request: Request) => Answer>> = {
  describe: ({ setting }) => ({ type: "description", ...descriptionOf(setting) }),
  reset: (environments, request) => {
    const episode = beginEpisode(environments.setting, textField(request, "seed", "0"));
    return put(environments, envOf(environments, request), episode);
  },
  step: (environments, request) => {
    const { setting } = environments;
    const [env, episode] = known(environments, request);
    const rewards = advance(setting, episode, placeOf(setting, episode, request));
    return { type: "position", env, ...positionOf(setting, episode, rewards) };
  },
  legal: ({ setting, ...environments }, request) => {
    const [env, { legal, indices }] = known({ setting, ...environments }, request);
    return { type: "legal", env, legal: indices, notation: legal.map((action) => setting.game.format(action)) };
  },
  observe: (environments, request) => {
    const { game, encoding, seats } = environments.setting;
    const [env, { state, agent }] = known(environments, request);
    const seat = wholeField(request, "seat", [0, seats - 1], agent ?? 0);
    const view = game.view(state, seat);
    return { type: "observation", env, seat, observation: observationOf(encoding, view, seat), view };
  },
  clone: (environments, request) => {
    const [, episode] = known(environments, request);
    return put(environments, envOf(environments, request, "to"), cloneOf(environments.setting, episode));
  },
  snapshot: (environments, request) => {
    const [env, episode] = known(environments, request);
    return { type: "snapshot", env, snapshot: snapshotOf(environments.setting, episode) };
  },
  restore: (environments, request) => {
    const again = restored(environments.setting, readSnapshot(request.snapshot, environments.setting.seats));
    if (!again.ok) throw new Fault(`Move ${again.problem.move} of the snapshot is not legal where it stands.`);
    return put(environments, envOf(environments, request), again.value);
  },
  "what-if": (environments, request) => {
    const { setting } = environments;
    const [env, episode] = known(environments, request);
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
  record: (environments, request) => {
    const [env, episode] = known(environments, request);
    const seats = Array.from({ length: environments.setting.seats }, (_, seat) => ({ name: `Agent ${seat}` }));
    const details = { seats, ...(environments.table !== undefined && { table: environments.table }) };
    return { type: "record", env, record: recordOf(matchOf(environments.setting, episode), details) };
  },
  close: (environments, request) => {
    const [env] = known(environments, request);
    environments.slots.delete(env);
    return { type: "closed", env };
  },
};

/** Answers one request; what is wrong with it is answered too, in a sentence. */
export function answer(environments: Environments, request: Request): Answer {
  const id = request.id === undefined ? {} : { id: request.id };
  try {
    const { type } = request;
    const ask = typeof type === "string" && Object.hasOwn(ANSWERS, type) ? ANSWERS[type] : undefined;
    if (ask === undefined) {
      throw new Fault(`"type" must be one of ${Object.keys(ANSWERS).join(", ")}, not ${shown(type)}.`);
    }
    refuseUnknownFields(String(type), request);
    return { ...id, ...ask(environments, request) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...id, type: "error", text: error.message };
  }
}

/** A field that is misspelt would be taken for one that is not there. */
function refuseUnknownFields(type: string, request: Request): void {
  const fields = [...COMMON_FIELDS, ...(FIELDS[type] ?? [])];
  const unknown = Object.keys(request).find((name) => !fields.includes(name));
  if (unknown === undefined) return;
  throw new Fault(`A "${type}" request has no field ${shown(unknown)}. It may have ${fields.join(", ")}.`);
}

/** What the numbers mean. */
export function descriptionOf(setting: EpisodeSetting) {
  const { encoding } = setting;
  return {
    ...settingFields(setting),
    observation: encoding.fields,
    actions: encoding.actionFields,
    labels: Array.from({ length: encoding.actionCount }, (_, index) => encoding.label(index)),
  };
}

function put(environments: Environments, env: number, episode: Episode): Answer {
  environments.slots.set(env, episode);
  return { type: "position", env, ...positionOf(environments.setting, episode, NO_REWARDS) };
}

function envOf({ most }: Environments, request: Request, field = "env"): number {
  return wholeField(request, field, [0, most - 1], field === "env" ? 0 : undefined);
}

function known(environments: Environments, request: Request): readonly [env: number, episode: Episode] {
  const env = envOf(environments, request);
  const episode = environments.slots.get(env);
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
