import { hash } from "node:crypto";
import { canonical, type Game } from "@tabletown/kernel";

/** The kernel's short hash of a state, by the machine's own SHA-256. */
export function nativeStateHash(game: Pick<Game, "stored">, state: unknown): string {
  return hash("sha256", canonical(game.stored === undefined ? state : game.stored(state))).slice(0, 16);
}
