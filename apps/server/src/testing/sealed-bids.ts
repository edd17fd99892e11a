import { componentsHash, type Game, rank, type Words } from "@tabletown/kernel";
import { smallTitle } from "./small-title.ts";

/** A game in which everybody chooses at once and in secret: three rounds, the highest single bid takes the round. */
interface State {
  round: number;
  bids: (number | undefined | -1)[];
  won: number[];
}
interface Action {
  readonly bid: number;
}
interface View {
  readonly round: number;
  readonly bids: readonly (number | "hidden" | "none")[];
  readonly won: readonly number[];
  readonly viewer?: number;
}

const ROUNDS = 3;
const NONE = -1;
const table = { bids: [1, 2, 3] };

const game: Game<State, Action, View, object> = {
  id: "sealed-bids",
  rules: 1,
  options: {},
  seats: [2, 4],
  components: componentsHash(table),
  setup: (seats) => ({ round: 1, bids: Array(seats).fill(NONE), won: Array(seats).fill(0) }),
  toAct: (s) => (s.round > ROUNDS ? [] : s.bids.flatMap((bid, seat) => (bid === NONE ? [seat] : []))),
  actions: (s, seat) => (s.round > ROUNDS || s.bids[seat] !== NONE ? [] : table.bids.map((bid) => ({ bid }))),
  apply(s, seat, { bid }, _chance, emit) {
    s.bids[seat] = bid;
    emit?.({
      what: "bid",
      seat,
      by: bid,
      cause: { rule: "1" },
      seenBy: [seat],
      otherwise: { what: "bid", seat, cause: { rule: "1" } },
    });
    if (s.bids.includes(NONE)) return;
    const best = Math.max(...s.bids.map(Number));
    const winners = s.bids.flatMap((each, other) => (each === best ? [other] : []));
    const [winner] = winners;
    if (winners.length === 1 && winner !== undefined) s.won[winner] = (s.won[winner] ?? 0) + 1;
    emit?.({ what: "opened", detail: s.bids.map(Number), cause: { rule: "2" }, reveals: true });
    s.bids = s.bids.map(() => NONE);
    s.round++;
  },
  copy: (s) => ({ round: s.round, bids: s.bids.slice(), won: s.won.slice() }),
  view: (s, viewer) => ({
    round: s.round,
    bids: s.bids.map((bid, seat) => (bid === NONE ? "none" : seat === viewer ? Number(bid) : "hidden")),
    won: s.won.slice(),
    ...(viewer !== undefined && { viewer }),
  }),
  guess: (v, chance) => ({
    round: v.round,
    bids: v.bids.map((bid) => (bid === "none" ? NONE : bid === "hidden" ? 1 + chance.int(3) : bid)),
    won: v.won.slice(),
  }),
  secrets: (s) =>
    s.bids.flatMap((bid, seat) =>
      bid === NONE
        ? []
        : [{ name: `the bid of seat ${seat}`, knownTo: [seat], value: Number(bid), others: table.bids }],
    ),
  withSecrets: (s, values) => {
    const hidden = values.values();
    return { ...s, bids: s.bids.map((bid) => (bid === NONE ? NONE : Number(hidden.next().value))) };
  },
  score: (s) => rank(s.won.map((score, seat) => ({ seat, score, parts: [], order: [score] }))),
  format: ({ bid }) => `bid ${bid}`,
  parse(notation) {
    const bid = Number(/^bid ([123])$/.exec(notation)?.[1]);
    return Number.isNaN(bid) ? undefined : { bid };
  },
};

const words: Words<Action, View> = {
  title: "Sealed bids",
  pitch: "Everybody at once",
  names: {},
  rules: [],
  effect: () => "",
  action: ({ bid }) => `Bid ${bid}`,
  event: ({ what }) => what,
  outline: () => ({ sections: [] }),
};

export const sealedBids = smallTitle(game, table, words);
