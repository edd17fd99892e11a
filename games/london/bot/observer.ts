import { type Encoding, type Field, indexById, layoutOf, mark, placesAfter } from "@tabletown/bots";
import { DECKS } from "../data/table.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Id, Stack, Task } from "../rules/state.ts";
import type { PlayerView, View } from "../rules/view.ts";
import { deepestLook, swappers, TASKS } from "./encoding-fields.ts";

/** What is told of one stack: its top card, whether it is turned, money, fresh, used, and how many lie under it. */
const PER_STACK = 6;

export interface Observer {
  readonly playerFields: readonly Field[];
  readonly sharedFields: readonly Field[];
  readonly size: number;
  readonly observe: Encoding<unknown, View>["observe"];
}

/** Writes what a view of London shows. */
export function observerOf(rules: Ruleset, seats: number): Observer {
  const kinds = rules.cards.size;
  const lands = rules.boroughs.size;
  const cards = indexById([...rules.cards.values()]);
  const boroughs = indexById(rules.table.boroughs);
  const sources = swappers(rules);
  const depth = deepestLook(rules);
  const player = layoutOf([
    { name: "money", count: 1, meaning: "money" },
    { name: "loans", count: 1, meaning: "loans" },
    { name: "poverty", count: 1, meaning: "poverty" },
    { name: "prestige", count: 1, meaning: "prestige" },
    { name: "turn", count: 1, meaning: "1 for whose turn it is" },
    { name: "ended", count: 1, meaning: "1 for at the end of whose turn the deck was empty" },
    { name: "foreseen", count: 1, meaning: "how many cards on top of the deck the player knows" },
    {
      name: "hand",
      count: kinds,
      meaning: "copies of each card in the hand, as far as the seat that looks knows them",
    },
    { name: "hidden", count: DECKS.length, meaning: "further cards in the hand, by set" },
    { name: "shown", count: kinds, meaning: "copies of each card that everybody has seen go to the hand" },
    { name: "boroughs", count: lands, meaning: "1 for each borough bought" },
    { name: "newest", count: lands, meaning: "1 for the newest borough" },
    {
      name: "stacks",
      count: rules.onto.length * PER_STACK,
      meaning:
        "the stacks of the city, 6 numbers each: card on top, 1 if turned over, money on it, 1 if placed this turn, 1 if activated this turn, cards under it; zeros where there is none",
    },
  ]);
  const shared = layoutOf([
    { name: "task", count: TASKS.length, meaning: `1 for what is being decided: ${TASKS.join(", ")}` },
    { name: "waiting", count: TASKS.length, meaning: "how many of each wait behind it" },
    { name: "card", count: kinds, meaning: "1 for the card it is about" },
    { name: "borough", count: lands, meaning: "1 for the borough it is about" },
    { name: "stack", count: 1, meaning: "the stack it is about, from 1" },
    { name: "left", count: 1, meaning: "how often it remains to be decided" },
    { name: "drawn", count: 1, meaning: "cards drawn at the start of the turn" },
    { name: "looked", count: 1, meaning: "1 once the deck was looked at" },
    { name: "peeked", count: 1, meaning: "cards looked at that still lie on the deck" },
    { name: "open", count: 1, meaning: "1 where the card has no stack yet" },
    { name: "free", count: 1, meaning: "1 where placing needs no discard" },
    { name: "deck", count: DECKS.length, meaning: "cards left in the deck, by set" },
    {
      name: "known",
      count: depth,
      meaning: "the kinds of the topmost cards of the deck, the top one first, 0 where unknown",
    },
    { name: "top", count: kinds, meaning: "copies of each card in the top row of the development board" },
    { name: "bottom", count: kinds, meaning: "copies of each card in the bottom row" },
    { name: "removed", count: kinds, meaning: "copies of each card out of the game" },
    { name: "market", count: lands, meaning: "1 for each borough for sale" },
    { name: "land", count: 1, meaning: "boroughs face down" },
    { name: "glimpsed", count: kinds, meaning: "copies of each card of the seat that looks that another one knows of" },
    { name: "swapped", count: sources.length, meaning: "how often each component's swap was used this turn" },
    { name: "boroughDone", count: 1, meaning: "1 once the newest borough's run effect was carried out" },
    { name: "handSpared", count: 1, meaning: "1 where cards in hand bring no poverty in this run" },
    { name: "deckMoved", count: 1, meaning: "1 once a card has left the deck in this turn" },
    { name: "idle", count: 1, meaning: "turns in a row in which no card left the deck" },
  ]);
  const sharedStart = player.size * seats;

  const writeStack = (
    { card, turned, coins, fresh, used, under }: Stack<Id>,
    into: Float32Array,
    start: number,
  ): void => {
    into[start] = (cards.get(card) ?? -1) + 1;
    into[start + 1] = turned ? 1 : 0;
    into[start + 2] = coins;
    into[start + 3] = fresh ? 1 : 0;
    into[start + 4] = used ? 1 : 0;
    into[start + 5] = under.length;
  };

  const writePlayer = (told: PlayerView, into: Float32Array, start: number): void => {
    into[start + player.start.money] = told.money;
    into[start + player.start.loans] = told.loans;
    into[start + player.start.poverty] = told.poverty;
    into[start + player.start.prestige] = told.prestige;
    into[start + player.start.foreseen] = told.foreseen;
    for (const card of told.hand) mark(into, start + player.start.hand, cards.get(card));
    for (const [i, deck] of DECKS.entries()) into[start + player.start.hidden + i] = told.hidden[deck];
    for (const card of told.shown) mark(into, start + player.start.shown, cards.get(card));
    for (const borough of told.boroughs) mark(into, start + player.start.boroughs, boroughs.get(borough));
    mark(into, start + player.start.newest, boroughs.get(told.boroughs.at(-1) ?? ""));
    for (const [i, stack] of told.stacks.entries())
      writeStack(stack, into, start + player.start.stacks + i * PER_STACK);
  };

  const writeTask = (task: Task<Id>, into: Float32Array, start: number): void => {
    into[start + shared.start.task + TASKS.indexOf(task.type)] = 1;
    const about: Id = "of" in task ? task.of : "card" in task ? task.card : "";
    mark(into, start + shared.start.card, cards.get(about));
    mark(into, start + shared.start.borough, boroughs.get(about));
    if ("stack" in task) into[start + shared.start.stack] = task.stack + 1;
    if ("left" in task) into[start + shared.start.left] = task.left;
    if (task.type === "opening") {
      into[start + shared.start.drawn] = task.drawn;
      into[start + shared.start.looked] = task.looked ? 1 : 0;
      into[start + shared.start.peeked] = task.peeked;
    }
    if (task.type === "placing") {
      if (typeof task.where === "number") into[start + shared.start.stack] = task.where + 1;
      into[start + shared.start.open] = task.where === "open" ? 1 : 0;
      into[start + shared.start.free] = task.free ? 1 : 0;
    }
  };

  const writeBoard = (view: View, into: Float32Array, start: number): void => {
    for (const card of view.top) mark(into, start + shared.start.top, cards.get(card));
    for (const card of view.bottom) mark(into, start + shared.start.bottom, cards.get(card));
    for (const card of view.removed) mark(into, start + shared.start.removed, cards.get(card));
    for (const borough of view.market) mark(into, start + shared.start.market, boroughs.get(borough));
    for (const [i, deck] of DECKS.entries()) into[start + shared.start.deck + i] = view.deck.left[deck];
    for (let i = 0; i < Math.min(depth, view.deck.top.length); i++) {
      into[start + shared.start.known + i] = (cards.get(view.deck.top.at(-1 - i) ?? "") ?? -1) + 1;
    }
    into[start + shared.start.land] = view.land;
  };

  return {
    playerFields: player.fields,
    sharedFields: shared.fields,
    size: sharedStart + shared.size,
    observe(view, seat, into, start) {
      for (const [owner, told] of view.players.entries()) {
        writePlayer(told, into, start + placesAfter(seat, owner, seats) * player.size);
      }
      into[start + placesAfter(seat, view.seat, seats) * player.size + player.start.turn] = 1;
      if (view.endedBy >= 0)
        into[start + placesAfter(seat, view.endedBy, seats) * player.size + player.start.ended] = 1;
      const from = start + sharedStart;
      const task = view.agenda.at(-1);
      if (task !== undefined) writeTask(task, into, from);
      for (const { type } of view.agenda.slice(0, -1)) mark(into, from + shared.start.waiting, TASKS.indexOf(type));
      writeBoard(view, into, from);
      for (const { owner, card } of view.glimpses) {
        if (owner === seat) mark(into, from + shared.start.glimpsed, cards.get(card));
      }
      for (const by of view.swapped) mark(into, from + shared.start.swapped, sources.indexOf(by));
      into[from + shared.start.boroughDone] = view.boroughDone ? 1 : 0;
      into[from + shared.start.handSpared] = view.handSpared ? 1 : 0;
      into[from + shared.start.deckMoved] = view.deckMoved ? 1 : 0;
      into[from + shared.start.idle] = view.idle;
    },
  };
}
