import type { Emit } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import { EMPTY, MARKER, type State } from "./state.ts";

/** What a space adds to the price; spaces are counted from 1. */
export function priceOf(rules: Ruleset, space: number): number {
  return rules.prices[space - 1] as number;
}

export function tileOn(s: State, space: number): string {
  return s.market[space - 1] as string;
}

export function leave(s: State, space: number): void {
  s.market[space - 1] = EMPTY;
}

export function isBare(s: State): boolean {
  return s.market.every((tile) => tile === EMPTY);
}

/** SPEC 8.1, 11.4: tiles slide right, new ones enter from the left as long as there are gaps and tiles. */
export function refill(rules: Ruleset, s: State, emit: Emit | undefined): void {
  const { market } = s;
  let gap = market.length - 1;
  for (let i = market.length - 1; i >= 0; i--) {
    const tile = market[i] as string;
    if (tile === EMPTY) continue;
    market[i] = EMPTY;
    market[gap--] = tile;
  }
  for (; gap >= 0; gap--) {
    if (!turnUp(rules, s, gap, "8.1", emit)) return;
  }
}

/** SPEC 12.8: what is left goes, every space gets a new tile. */
export function renew(rules: Ruleset, s: State, emit: Emit | undefined): void {
  for (let i = 0; i < s.market.length; i++) {
    const tile = s.market[i] as string;
    if (tile !== EMPTY) remove(s, i + 1, "12.8", emit);
  }
  for (let i = 0; i < s.market.length; i++) {
    if (!turnUp(rules, s, i, "12.8", emit)) return;
  }
}

/** Takes a tile out of the game. */
export function remove(s: State, space: number, rule: string, emit: Emit | undefined): void {
  const tile = tileOn(s, space);
  s.removed = [...s.removed, tile];
  leave(s, space);
  emit?.({ what: "removed", of: tile, detail: { space }, cause: { rule } });
}

/** Turns up the next tile; false where there is none or the game ends with it. */
function turnUp(rules: Ruleset, s: State, index: number, rule: string, emit: Emit | undefined): boolean {
  const tile = s.stack[s.drawn];
  if (tile === undefined) return false;
  s.drawn++;
  if (tile !== MARKER) {
    s.market[index] = tile;
    emit?.({ what: "turned-up", of: tile, detail: { space: index + 1 }, cause: { rule }, reveals: true });
    return true;
  }
  if (rules.ending === "at-once") {
    s.last = s.round;
    emit?.({ what: "last-round", of: MARKER, now: s.last, cause: { rule: "12.9" }, reveals: true });
    return false;
  }
  s.last = s.round + 1;
  emit?.({ what: "last-round", of: MARKER, now: s.last, cause: { rule: "9.1" }, reveals: true });
  return turnUp(rules, s, index, rule, emit);
}
