import { added, replaced } from "@tabletown/kernel";
import type { Context } from "./context.ts";
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
  s.market = replaced(s.market, space - 1, EMPTY);
}

export function isBare(s: State): boolean {
  for (let i = 0; i < s.market.length; i++) if (s.market[i] !== EMPTY) return false;
  return true;
}

/** SPEC 8.1, 11.4: tiles slide right, new ones enter from the left as long as there are gaps and tiles. */
export function refill(context: Context): void {
  const { state } = context;
  const row = state.market.slice();
  let gaps = row.length;
  for (let i = row.length - 1; i >= 0; i--) if (row[i] !== EMPTY) row[--gaps] = row[i] as string;
  while (gaps > 0) {
    const tile = turnUp(context, gaps, "8.1");
    if (tile === undefined) break;
    row[--gaps] = tile;
  }
  for (let i = 0; i < gaps; i++) row[i] = EMPTY;
  state.market = row;
}

/** SPEC 12.8: what is left goes, every space gets a new tile. */
export function renew(context: Context): void {
  const { state } = context;
  for (let space = 1; space <= state.market.length; space++) {
    if (tileOn(state, space) !== EMPTY) remove(context, space, "12.8");
  }
  for (let space = 1; space <= state.market.length; space++) {
    const tile = turnUp(context, space, "12.8");
    if (tile === undefined) return;
    state.market = replaced(state.market, space - 1, tile);
  }
}

/** Takes a tile out of the game. */
export function remove({ state, emit }: Context, space: number, rule: string): void {
  const tile = tileOn(state, space);
  state.removed = added(state.removed, tile);
  leave(state, space);
  emit?.({ what: "removed", about: tile, detail: { space }, cause: { rule } });
}

/** Turns up the next tile for a space; none where the stacks are empty or the game ends with it. */
function turnUp(context: Context, space: number, rule: string): string | undefined {
  const { rules, state, emit } = context;
  const tile = state.stack[state.drawn];
  if (tile === undefined) return undefined;
  state.drawn++;
  if (tile !== MARKER) {
    emit?.({ what: "turned-up", about: tile, detail: { space }, cause: { rule }, reveals: true });
    return tile;
  }
  const atOnce = rules.ending === "at-once";
  state.last = atOnce ? state.round : state.round + 1;
  const cause = { rule: atOnce ? "12.9" : "9.1" };
  emit?.({ what: "last-round", about: MARKER, now: state.last, cause, reveals: true });
  return atOnce ? undefined : turnUp(context, space, rule);
}
