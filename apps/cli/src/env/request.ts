import { REWARDS } from "@tabletown/bots";
import { Fault } from "../fault.ts";

/** One message of a program that plays: anything at all until its fields have been asked for. */
export type Request = Readonly<Record<string, unknown>>;

export function readRequest(line: string): Request {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new Fault('A request must be one JSON object on a line, such as {"type":"reset"}.');
  }
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new Fault('A request must be a JSON object, such as {"type":"reset"}.');
  }
  return given as Request;
}

/** A whole number within limits; `usual` where the field is absent. */
export function wholeField(request: Request, name: string, limits: readonly [number, number], usual?: number): number {
  const value = request[name] ?? usual;
  const [least, most] = limits;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least || value > most) {
    throw new Fault(`"${name}" must be a whole number from ${least} to ${most}, not ${shown(request[name])}.`);
  }
  return value;
}

export function textField(request: Request, name: string, usual: string): string {
  const value = request[name] ?? usual;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string" || value.length > LONGEST_TEXT) {
    throw new Fault(`"${name}" must be a text of at most ${LONGEST_TEXT} characters or a number, not ${shown(value)}.`);
  }
  return value;
}

const LONGEST_TEXT = 200;

export function flagField(request: Request, name: string): boolean {
  const value = request[name] ?? false;
  if (typeof value !== "boolean") throw new Fault(`"${name}" must be true or false, not ${shown(value)}.`);
  return value;
}

export function rewardsNamed(name: string): (typeof REWARDS)[number] {
  const found = REWARDS.find((known) => known === name);
  if (found === undefined) throw new Fault(`--rewards must be one of ${REWARDS.join(", ")}, not "${name}".`);
  return found;
}

/** What somebody wrote, short enough for a sentence. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
