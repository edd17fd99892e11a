import { REFUSALS, type Refusal } from "@tabletown/kernel";

/** What the server can answer besides yes, with the HTTP status that goes with it. */
export const STATUS_OF = {
  "bad-message": 400,
  "too-large": 413,
  "too-fast": 429,
  "too-many": 429,
  "too-many-guesses": 429,
  "too-many-open": 429,
  "too-many-today": 429,
  "too-many-records": 429,
  "too-long-a-log": 409,
  "signed-out": 401,
  "wrong-passphrase": 401,
  banned: 403,
  forbidden: 403,
  "foreign-origin": 403,
  "wrong-host": 421,
  "not-found": 404,
  "unknown-match": 404,
  "unknown-game": 404,
  "broken-game": 503,
  "bad-options": 400,
  "bad-components": 400,
  "bad-seats": 400,
  "name-taken": 409,
  "has-account": 409,
  full: 409,
  "seat-taken": 409,
  "not-your-seat": 403,
  "knows-too-much": 403,
  "not-host": 403,
  "not-started": 409,
  "already-started": 409,
  "seats-open": 409,
  "not-over": 409,
  "nothing-to-undo": 409,
  "no-takebacks": 403,
  "no-draws": 403,
  "no-such-ask": 409,
  "ask-pending": 409,
  "no-spectators": 403,
  silenced: 403,
  "other-components": 409,
  "other-rules": 409,
  "bad-record": 400,
  "bad-address": 400,
  "old-client": 426,
  closing: 503,
  "no-storage": 503,
  internal: 500,
} as const;

export type ServerProblem = keyof typeof STATUS_OF;
export type ProblemCode = ServerProblem | Refusal;

const SERVER_PROBLEMS = Object.keys(STATUS_OF) as ServerProblem[];
export const PROBLEM_CODES: readonly ProblemCode[] = [...REFUSALS, ...SERVER_PROBLEMS];
