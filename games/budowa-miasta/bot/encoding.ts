import {
  type ActionField,
  actionLayoutOf,
  type Encoding,
  eachPlayer,
  indexById,
  layoutOf,
  placesAfter,
} from "@tabletown/bots";
import type { Action } from "../rules/action.ts";
import { NONE, type Ruleset } from "../rules/ruleset.ts";
import { BOARD, BOX, STACK } from "../rules/state.ts";
import type { View } from "../rules/view.ts";

/** Changes whenever a number comes to mean something else. */
const VERSION = 1;

const STEPS = ["build", "share", "over"] as const satisfies readonly View["step"][];

/** Lots, objects and shares stand in the order of the component table, the shares of an object in order of price. */
export function encodingOf(rules: Ruleset, seats: number): Encoding<Action, View> {
  const { lots, objects, cards } = rules;
  const lotIndex = indexById(lots);
  const objectIndex = indexById(objects);
  const player = layoutOf([
    { name: "money", count: 1, meaning: "money" },
    { name: "hand", count: 1, meaning: "buildings in the hand" },
    { name: "bankrupt", count: 1, meaning: "0 for who is in the game, 1 for who went bankrupt first, and so on" },
    { name: "turn", count: 1, meaning: "1 for whose turn it is" },
    { name: "shares", count: cards.length, meaning: "1 for each share the player holds" },
  ]);
  const shared = layoutOf([
    { name: "board", count: lots.length, meaning: "1 for each lot that is built on" },
    { name: "own", count: lots.length, meaning: "1 for each building in the hand of the seat that looks" },
    { name: "site", count: lots.length, meaning: "1 for the lot built on this turn" },
    { name: "stacked", count: cards.length, meaning: "1 for each share that lies in its stack" },
    { name: "boxed", count: cards.length, meaning: "1 for each share that is out of the game" },
    {
      name: "returned",
      count: cards.length,
      meaning: "for each share sold back: 1 for the latest, 2 for the one before, …",
    },
    { name: "step", count: STEPS.length, meaning: `1 for the step of the turn: ${STEPS.join(", ")}` },
    { name: "short", count: 1, meaning: "1 where the turn began with money for none of the seat's buildings" },
    { name: "raised", count: 1, meaning: "what selling shares has brought this turn" },
    { name: "bag", count: 1, meaning: "buildings in the bag" },
  ]);
  const actions = actionLayoutOf(actionFields(rules));
  const sharedStart = player.size * seats;

  const writeShares = (view: View, seat: number, into: Float32Array, start: number): void => {
    const from = start + sharedStart;
    for (let card = 0; card < cards.length; card++) {
      const place = view.shares[card] as number;
      if (place === STACK) into[from + shared.start.stacked + card] = 1;
      else if (place === BOX) into[from + shared.start.boxed + card] = 1;
      else into[start + placesAfter(seat, place, seats) * player.size + player.start.shares + card] = 1;
    }
    for (let i = 0; i < view.returned.length; i++) {
      into[from + shared.start.returned + (view.returned[i] as number)] = i + 1;
    }
  };

  return {
    version: VERSION,
    fields: [...eachPlayer(seats, player.fields), ...shared.fields],
    observationSize: sharedStart + shared.size,
    actionFields: actions.fields,
    actionCount: actions.size,
    label: actions.label,
    observe(view, seat, into, start) {
      for (let i = 0; i < seats; i++) {
        const other = (seat + i) % seats;
        const from = start + i * player.size;
        into[from + player.start.money] = view.money[other] as number;
        into[from + player.start.hand] = view.hands[other] as number;
        into[from + player.start.bankrupt] = view.bankrupt[other] as number;
      }
      into[start + placesAfter(seat, view.turn, seats) * player.size + player.start.turn] = 1;
      writeShares(view, seat, into, start);
      const from = start + sharedStart;
      for (let lot = 0; lot < lots.length; lot++) {
        const place = view.buildings[lot] as number;
        if (place === BOARD) into[from + shared.start.board + lot] = 1;
        else if (place === seat) into[from + shared.start.own + lot] = 1;
      }
      if (view.site !== NONE) into[from + shared.start.site + view.site] = 1;
      into[from + shared.start.step + STEPS.indexOf(view.step)] = 1;
      into[from + shared.start.short] = view.short ? 1 : 0;
      into[from + shared.start.raised] = view.raised;
      into[from + shared.start.bag] = view.bag;
    },
    indexOf(action) {
      const { start } = actions;
      switch (action.type) {
        case "build":
          return start.build + (lotIndex.get(action.lot) as number);
        case "sell": {
          const object = objectIndex.get(action.object);
          return start.sell + cards.findIndex((card) => card.object === object && card.price === action.price);
        }
        case "take":
        case "buy":
          return start[action.type] + (objectIndex.get(action.object) as number);
        case "pass":
          return start.pass;
      }
    },
  };
}

function actionFields({ lots, objects, cards }: Ruleset): readonly ActionField<Action["type"]>[] {
  const ofObject = (verb: string): string[] => objects.map(({ id }) => `${verb} ${id}`);
  return [
    { name: "build", meaning: "put one's building on this lot", labels: lots.map(({ id }) => `build ${id}`) },
    {
      name: "sell",
      meaning: "sell this share to the bank",
      labels: cards.map(({ object, price }) => `sell ${objects[object]?.id} ${price}`),
    },
    { name: "take", meaning: "take the free share of this object", labels: ofObject("take") },
    { name: "buy", meaning: "buy the share on top of this object's stack", labels: ofObject("buy") },
    { name: "pass", meaning: "acquire nothing and end the turn", labels: ["pass"] },
  ];
}
