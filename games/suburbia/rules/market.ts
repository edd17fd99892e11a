import { added } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import { MARKER, NO_KIND, type State } from "./state.ts";

/** What a space adds to the price; spaces are counted from 1. */
export function priceOf(rules: Ruleset, space: number): number {
  return rules.prices[space - 1] as number;
}

/** The kind of the tile on a space; undefined where there is none. */
export function kindOn({ kindList }: Ruleset, s: State, space: number): Kind | undefined {
  const kind = s.market[space - 1] as number;
  return kind === NO_KIND ? undefined : kindList[kind];
}

export function leave(s: State, space: number): void {
  s.market[space - 1] = NO_KIND;
}

/** Whether there is a tile whose space so much money pays for. */
export function hasRemovable({ prices }: Ruleset, { market }: State, money: number): boolean {
  for (let i = 0; i < market.length; i++) {
    if (market[i] !== NO_KIND && (prices[i] as number) <= money) return true;
  }
  return false;
}

/** SPEC 8.1, 11.4: tiles slide right, new ones enter from the left as long as there are gaps and tiles. */
export function refill(context: Context): void {
  const { state } = context;
  const { market: row } = state;
  let gaps = row.length;
  for (let i = row.length - 1; i >= 0; i--) if (row[i] !== NO_KIND) row[--gaps] = row[i] as number;
  while (gaps > 0) {
    const kind = turnUp(context, gaps, "8.1");
    if (kind === NO_KIND) break;
    row[--gaps] = kind;
  }
  for (let i = 0; i < gaps; i++) row[i] = NO_KIND;
}

/** SPEC 12.8: what is left goes, every space gets a new tile. */
export function renew(context: Context): void {
  const { state } = context;
  for (let space = 1; space <= state.market.length; space++) {
    if (state.market[space - 1] !== NO_KIND) remove(context, space, "12.8");
  }
  for (let space = 1; space <= state.market.length; space++) {
    const kind = turnUp(context, space, "12.8");
    if (kind === NO_KIND) return;
    state.market[space - 1] = kind;
  }
}

/** Takes a tile out of the game. */
export function remove({ rules, state, emit }: Context, space: number, rule: string): void {
  const { id: tile } = kindOn(rules, state, space) as Kind;
  state.removed = added(state.removed, tile);
  leave(state, space);
  emit?.({ what: "removed", about: tile, detail: { space }, cause: { rule } });
}

/** Turns up the next tile for a space and tells its kind; none where the stacks are empty or the game ends with it. */
function turnUp(context: Context, space: number, rule: string): number {
  const { rules, state, emit } = context;
  const tile = state.stack[state.drawn];
  if (tile === undefined) return NO_KIND;
  state.drawn++;
  if (tile !== MARKER) {
    emit?.({ what: "turned-up", about: tile, detail: { space }, cause: { rule }, reveals: true });
    return (rules.kinds.get(tile) as Kind).index;
  }
  const atOnce = rules.ending === "at-once";
  state.last = atOnce ? state.round : state.round + 1;
  const cause = { rule: atOnce ? "12.9" : "9.1" };
  emit?.({ what: "last-round", about: MARKER, now: state.last, cause, reveals: true });
  return atOnce ? NO_KIND : turnUp(context, space, rule);
}
