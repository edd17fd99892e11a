import {
  type ActionField,
  actionLayoutOf,
  type Encoding,
  eachPlayer,
  type Field,
  indexById,
  layoutOf,
  mark,
  placesAfter,
} from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { builtBy, type Counts, coinsOf, copiesAt, type Holder, kindsAt, lowestBit, MARKET } from "../rules/counts.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { Phase, State } from "../rules/state.ts";
import type { PlayerView, View } from "../rules/view.ts";

/** Changes whenever a number comes to mean something else. */
const VERSION = 1;

const PHASES = [
  "roll",
  "reroll",
  "harbor",
  "charge",
  "swap",
  "give",
  "build",
  "over",
] as const satisfies readonly Phase["type"][];

/** What a state and a view call the same. */
type Shown = Pick<View, "turn" | "phase" | "removed" | "dice" | "total">;

/** Cards and landmarks stand in the order of the component table, those in play only. */
export function encodingOf(rules: Ruleset, seats: number): Encoding<Action, View, State> {
  const { cards, landmarks } = rules;
  const cardIndex = indexById(cards);
  const landmarkIndex = indexById(landmarks);
  const player = layoutOf([
    { name: "coins", count: 1, meaning: "coins" },
    { name: "owned", count: cards.length, meaning: "copies of each establishment in the city" },
    { name: "built", count: landmarks.length, meaning: "1 for each landmark that is built" },
    { name: "turn", count: 1, meaning: "1 for whose turn it is" },
    { name: "asked", count: 1, meaning: "1 for whose card is being swapped for" },
  ]);
  const shared = layoutOf([
    { name: "market", count: cards.length, meaning: "copies of each establishment that may be bought" },
    { name: "deck", count: 1, meaning: "cards face down" },
    { name: "removed", count: cards.length, meaning: "copies of each establishment that left the game" },
    { name: "phase", count: PHASES.length, meaning: `1 for what is being decided: ${PHASES.join(", ")}` },
    { name: "by", count: cards.length, meaning: "1 for the establishment that put the question" },
    { name: "wanted", count: cards.length, meaning: "1 for the establishment that is being swapped for" },
    { name: "dice", count: 2, meaning: "the dice as they lie there, 0 where there is none" },
    { name: "total", count: 1, meaning: "what the dice count for, the harbour's addition included" },
  ]);
  const actions = actionLayoutOf(actionFields(rules, seats));
  const sharedStart = player.size * seats;

  const writePlayer = ({ coins, owned, built }: PlayerView, into: Float32Array, start: number): void => {
    into[start + player.start.coins] = coins;
    for (const id in owned) into[start + player.start.owned + (cardIndex.get(id) ?? 0)] = owned[id] as number;
    for (let i = 0; i < landmarks.length; i++) {
      if (built[(landmarks[i] as { id: string }).id] === true) into[start + player.start.built + i] = 1;
    }
  };

  const writeCopies = (counts: Counts, place: Holder, into: Float32Array, start: number): void => {
    for (let left = kindsAt(counts, place); left !== 0; left &= left - 1) {
      const card = cards[lowestBit(left)] as Card;
      into[start + card.index] = copiesAt(counts, place, card);
    }
  };

  const writeShown = ({ turn, phase, removed, dice, total }: Shown, seat: Seat, into: Float32Array, start: number) => {
    into[start + placesAfter(seat, turn, seats) * player.size + player.start.turn] = 1;
    const from = start + sharedStart;
    for (const card of removed) mark(into, from + shared.start.removed, cardIndex.get(card));
    into[from + shared.start.phase + PHASES.indexOf(phase.type)] = 1;
    if ("by" in phase) mark(into, from + shared.start.by, cardIndex.get(phase.by));
    if (phase.type === "give") {
      mark(into, from + shared.start.wanted, cardIndex.get(phase.take));
      into[start + placesAfter(seat, phase.from, seats) * player.size + player.start.asked] = 1;
    }
    for (let i = 0; i < dice.length; i++) into[from + shared.start.dice + i] = dice[i] as number;
    into[from + shared.start.total] = total;
  };

  return {
    version: VERSION,
    fields: [...eachPlayer(seats, player.fields), ...shared.fields] as readonly Field[],
    observationSize: sharedStart + shared.size,
    actionFields: actions.fields,
    actionCount: actions.size,
    label: actions.label,
    observe(view, seat, into, start) {
      const { players, market, deck } = view;
      for (let i = 0; i < seats; i++) {
        writePlayer(players[(seat + i) % seats] as PlayerView, into, start + i * player.size);
      }
      const from = start + sharedStart;
      for (const { card, left } of market) into[from + shared.start.market + (cardIndex.get(card) ?? 0)] = left;
      into[from + shared.start.deck] = deck;
      writeShown(view, seat, into, start);
    },
    observeState(state, seat, into, start) {
      const { counts, deck } = state;
      for (let i = 0; i < seats; i++) {
        const other = (seat + i) % seats;
        const from = start + i * player.size;
        into[from + player.start.coins] = coinsOf(counts, other);
        writeCopies(counts, other, into, from + player.start.owned);
        for (let left = builtBy(counts, other); left !== 0; left &= left - 1) {
          into[from + player.start.built + lowestBit(left)] = 1;
        }
      }
      writeCopies(counts, MARKET, into, start + sharedStart + shared.start.market);
      into[start + sharedStart + shared.start.deck] = deck.length;
      writeShown(state, seat, into, start);
    },
    indexOf(action, seat) {
      const { start } = actions;
      switch (action.type) {
        case "roll":
          return start.roll + action.dice - 1;
        case "keep":
        case "add":
        case "leave":
        case "decline":
        case "pass":
          return start[action.type];
        case "charge":
          return start.charge + placesAfter(seat, action.seat, seats) - 1;
        case "take":
          return (
            start.take +
            (placesAfter(seat, action.from, seats) - 1) * cards.length +
            (cardIndex.get(action.card) as number)
          );
        case "give":
        case "build":
          return start[action.type] + (cardIndex.get(action.card) as number);
        case "build-landmark":
          return start["build-landmark"] + (landmarkIndex.get(action.landmark) as number);
      }
    },
  };
}

function actionFields({ cards, landmarks }: Ruleset, seats: number): readonly ActionField<Action["type"]>[] {
  const others = Array.from({ length: seats - 1 }, (_, i) => `player${i + 1}`);
  const each = (verb: string, things: readonly { readonly id: string }[]): string[] =>
    things.map(({ id }) => `${verb} ${id}`);
  return [
    { name: "roll", meaning: "roll this many dice", labels: ["roll one die", "roll two dice"] },
    { name: "keep", meaning: "keep the roll", labels: ["keep the roll"] },
    { name: "add", meaning: "add to the total", labels: ["add to the total"] },
    { name: "leave", meaning: "leave the total", labels: ["leave the total"] },
    { name: "charge", meaning: "let this player pay", labels: others.map((other) => `charge ${other}`) },
    { name: "decline", meaning: "swap nothing", labels: ["swap nothing"] },
    {
      name: "take",
      meaning: "ask this player for a copy of this establishment, player by player",
      labels: others.flatMap((other) => cards.map(({ id }) => `take ${id} from ${other}`)),
    },
    { name: "give", meaning: "give this establishment for it", labels: each("give", cards) },
    { name: "build", meaning: "build this establishment", labels: each("build", cards) },
    { name: "build-landmark", meaning: "build this landmark", labels: each("build", landmarks) },
    { name: "pass", meaning: "build nothing", labels: ["build nothing"] },
  ];
}
