import { MOVE_LENGTH } from "./commands.ts";
import type { ClientMessage } from "./messages.ts";
import { KEY_LENGTH, LAST_SEAT, MATCH_ID } from "./names.ts";

type MoveMessage = Extract<ClientMessage, { t: "command" }>;

/**
 * A move, recognised without the schema, because nothing else comes to a server so often. Undefined for everything
 * else, what is wrong included: what to say about that, the schema knows.
 */
export function moveMessage(given: unknown): MoveMessage | undefined {
  if (!isObject(given) || given.t !== "command" || !isObject(given.command) || given.command.do !== "act") {
    return undefined;
  }
  const { id, match } = given;
  const { seat, seq, move, key } = given.command;
  const fits =
    isCount(id) &&
    typeof match === "string" &&
    MATCH_ID.test(match) &&
    isCount(seq) &&
    isText(move, MOVE_LENGTH) &&
    (seat === undefined || (isCount(seat) && seat <= LAST_SEAT)) &&
    (key === undefined || isText(key, KEY_LENGTH)) &&
    // With all of these there, any further field is one too many.
    sizeOf(given) === 4 &&
    sizeOf(given.command) === 3 + (seat === undefined ? 0 : 1) + (key === undefined ? 0 : 1);
  return fits ? (given as MoveMessage) : undefined;
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return given instanceof Object;
}

function isCount(given: unknown): given is number {
  return Number.isInteger(given) && (given as number) >= 0;
}

function isText(given: unknown, most: number): boolean {
  return typeof given === "string" && given.length <= most;
}

function sizeOf(given: object): number {
  let size = 0;
  for (const _ in given) size++;
  return size;
}
