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
  s.market = s.market.with(space - 1, EMPTY);
}

export function isBare(s: State): boolean {
  return s.market.every((tile) => tile === EMPTY);
}

/** SPEC 8.1, 11.4: tiles slide right, new ones enter from the left as long as there are gaps and tiles. */
export function refill(rules: Ruleset, s: State, emit: Emit | undefined): void {
  const row = s.market.slice();
  let gaps = row.length;
  for (let i = row.length - 1; i >= 0; i--) if (row[i] !== EMPTY) row[--gaps] = row[i] as string;
  while (gaps > 0) {
    const tile = turnUp(rules, s, gaps, "8.1", emit);
    if (tile === undefined) break;
    row[--gaps] = tile;
  }
  row.fill(EMPTY, 0, gaps);
  s.market = row;
}

/** SPEC 12.8: what is left goes, every space gets a new tile. */
export function renew(rules: Ruleset, s: State, emit: Emit | undefined): void {
  for (let space = 1; space <= s.market.length; space++) {
    if (tileOn(s, space) !== EMPTY) remove(s, space, "12.8", emit);
  }
  for (let space = 1; space <= s.market.length; space++) {
    const tile = turnUp(rules, s, space, "12.8", emit);
    if (tile === undefined) return;
    s.market = s.market.with(space - 1, tile);
  }
}

/** Takes a tile out of the game. */
export function remove(s: State, space: number, rule: string, emit: Emit | undefined): void {
  const tile = tileOn(s, space);
  s.removed = [...s.removed, tile];
  leave(s, space);
  emit?.({ what: "removed", of: tile, detail: { space }, cause: { rule } });
}

/** Turns up the next tile for a space; none where the stacks are empty or the game ends with it. */
function turnUp(rules: Ruleset, s: State, space: number, rule: string, emit: Emit | undefined): string | undefined {
  const tile = s.stack[s.drawn];
  if (tile === undefined) return undefined;
  s.drawn++;
  if (tile !== MARKER) {
    emit?.({ what: "turned-up", of: tile, detail: { space }, cause: { rule }, reveals: true });
    return tile;
  }
  const atOnce = rules.ending === "at-once";
  s.last = atOnce ? s.round : s.round + 1;
  emit?.({ what: "last-round", of: MARKER, now: s.last, cause: { rule: atOnce ? "12.9" : "9.1" }, reveals: true });
  return atOnce ? undefined : turnUp(rules, s, space, rule, emit);
}
