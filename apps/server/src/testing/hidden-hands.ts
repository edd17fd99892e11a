import { componentsHash, type EventOf, type Game, rank, type Seat, type Words } from "@tabletown/kernel";
import { smallTitle } from "./small-title.ts";

/** A game in which people take turns and hold secret hands: build a house of your hand, draw another from the stack. */
interface State {
  turn: Seat;
  /** Face down; the last one is drawn first. */
  stack: string[];
  players: { hand: string[]; street: string[] }[];
}
interface Action {
  readonly type: "build";
  readonly house: string;
}
interface View {
  readonly viewer?: Seat;
  readonly turn: Seat;
  readonly stack: number;
  readonly players: readonly { readonly hand: readonly string[] | number; readonly street: readonly string[] }[];
}
type Event =
  | EventOf<"built", { seat: Seat; about: string }>
  | EventOf<"drew", { seat: Seat; about: string }>
  | EventOf<"drew hidden", { seat: Seat }>;

const HAND = 3;
const table = { houses: ["cottage", "townhouse", "tenement", "tower"], copies: [6, 5, 4, 3] };
const houses = table.houses.flatMap((house, index) => Array.from({ length: table.copies[index] ?? 0 }, () => house));

function playerOf(s: State, seat: Seat): State["players"][number] {
  return s.players[seat] ?? { hand: [], street: [] };
}

const game: Game<State, Action, View, object, Event> = {
  id: "hidden-hands",
  rules: 1,
  options: {},
  seats: [2, 4],
  components: componentsHash(table),
  setup(seats, chance) {
    const stack = [...houses];
    chance.shuffle(stack);
    return {
      turn: 0,
      stack,
      players: Array.from({ length: seats }, () => ({ hand: stack.splice(-HAND), street: [] })),
    };
  },
  toAct: (s) => (playerOf(s, s.turn).hand.length > 0 ? [s.turn] : []),
  actions: (s, seat) =>
    seat === s.turn ? [...new Set(playerOf(s, seat).hand)].sort().map((house) => ({ type: "build", house })) : [],
  apply(s, seat, { house }, _chance, emit) {
    const { hand, street } = playerOf(s, seat);
    hand.splice(hand.indexOf(house), 1);
    street.push(house);
    emit?.({ what: "built", seat, about: house, cause: { rule: "1" } });
    const drawn = s.stack.pop();
    if (drawn !== undefined) {
      hand.push(drawn);
      const cause = { rule: "2" };
      const otherwise = { what: "drew hidden", seat, cause, reveals: true } as const;
      emit?.({ what: "drew", seat, about: drawn, cause, reveals: true, seenBy: [seat], otherwise });
    }
    for (let next = 1; next <= s.players.length; next++) {
      s.turn = (seat + next) % s.players.length;
      if (playerOf(s, s.turn).hand.length > 0) break;
    }
  },
  copy: (s) => ({
    turn: s.turn,
    stack: s.stack.slice(),
    players: s.players.map(({ hand, street }) => ({ hand: hand.slice(), street: street.slice() })),
  }),
  view: (s, viewer) => ({
    ...(viewer !== undefined && { viewer }),
    turn: s.turn,
    stack: s.stack.length,
    players: s.players.map(({ hand, street }, seat) => ({
      hand: seat === viewer ? hand.slice() : hand.length,
      street: street.slice(),
    })),
  }),
  guess(v, chance) {
    const unseen = [...houses];
    const take = (seen: readonly string[]): string[] => {
      for (const house of seen) unseen.splice(unseen.indexOf(house), 1);
      return [...seen];
    };
    const known = v.players.map(({ hand, street }) => ({
      street: take(street),
      hand: typeof hand === "number" ? hand : take(hand),
    }));
    chance.shuffle(unseen);
    const players = known.map(({ hand, street }) => ({
      street,
      hand: typeof hand === "number" ? unseen.splice(-hand, hand) : hand,
    }));
    return { turn: v.turn, stack: unseen, players };
  },
  secrets: (s) => [
    ...s.players.flatMap(({ hand }, seat) =>
      hand.map((value) => ({ name: `a house in the hand of seat ${seat}`, knownTo: [seat], value, pool: "houses" })),
    ),
    ...s.stack.map((value) => ({ name: "a house in the stack", knownTo: [], value, pool: "houses" })),
  ],
  withSecrets(s, values) {
    const hidden = values.map(String);
    const players = s.players.map(({ hand, street }) => ({ hand: hidden.splice(0, hand.length), street }));
    return { turn: s.turn, stack: hidden, players };
  },
  score: (s) =>
    rank(
      s.players.map(({ street }, seat) => {
        const score = street.reduce((sum, house) => sum + table.houses.indexOf(house) + 1, 0);
        return { seat, score, parts: [{ what: "houses", by: score, cause: { rule: "3" } }], order: [score] };
      }),
    ),
  format: ({ house }) => `build ${house}`,
  parse(notation) {
    const [verb, house = "", ...rest] = notation.split(" ");
    return verb === "build" && table.houses.includes(house) && rest.length === 0 ? { type: "build", house } : undefined;
  },
};

const words: Words<Action, View, Event> = {
  title: "Hidden hands",
  pitch: "One after the other",
  names: {},
  rules: [],
  effect: () => "",
  action: ({ house }) => `Build a ${house}`,
  event: ({ what }) => what,
  outline: () => ({ sections: [] }),
};

export const hiddenHands = smallTitle(game, table, words);
