import { idOf, kindOf, type Ruleset } from "./ruleset.ts";
import type { Glimpse, Id, Kind, Player, Stack, State, Task } from "./state.ts";

/** Kinds written as ids, or ids read as kinds. */
type Reading<From, To> = (component: From) => To;

export function readIds(rules: Ruleset): Reading<Id, Kind> {
  return (id) => kindOf(rules, id);
}

export function writeIds(rules: Ruleset): Reading<Kind, Id> {
  return (kind) => idOf(rules, kind);
}

export function stateWith<From, To>(s: State<From>, to: Reading<From, To>): State<To> {
  return {
    ...s,
    agenda: s.agenda.map((task) => taskWith(task, to)),
    deck: s.deck.map(to),
    top: s.top.map(to),
    bottom: s.bottom.map(to),
    removed: s.removed.map(to),
    market: s.market.map(to),
    land: s.land.map(to),
    players: s.players.map((player) => playerWith(player, to)),
    glimpses: s.glimpses.map((glimpse) => glimpseWith(glimpse, to)),
    swapped: s.swapped.map(to),
  };
}

export function playerWith<From, To>(player: Player<From>, to: Reading<From, To>): Player<To> {
  return { ...player, ...cityWith(player, to), hand: player.hand.map(to), shown: player.shown.map(to) };
}

/** What lies in front of a player. */
export type City<Of = Kind> = Pick<Player<Of>, "stacks" | "boroughs">;

export function cityWith<From, To>({ stacks, boroughs }: City<From>, to: Reading<From, To>): City<To> {
  return { stacks: stacks.map((stack) => stackWith(stack, to)), boroughs: boroughs.map(to) };
}

function stackWith<From, To>(stack: Stack<From>, to: Reading<From, To>): Stack<To> {
  const { card, turned, coins, fresh, used, under } = stack;
  return { card: to(card), turned, coins, fresh, used, under: under.length === 0 ? [] : under.map(to) };
}

export function glimpseWith<From, To>({ by, owner, card }: Glimpse<From>, to: Reading<From, To>): Glimpse<To> {
  return { by, owner, card: to(card) };
}

export function taskWith<From, To>(task: Task<From>, to: Reading<From, To>): Task<To> {
  switch (task.type) {
    case "placing":
      return { ...task, card: to(task.card) };
    case "free-places":
    case "effects":
    case "discards":
    case "opponent":
      return { ...task, of: to(task.of) };
    default:
      return task;
  }
}
