import type { Features } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import { type Card, type Lot, NONE, type Ruleset } from "../rules/ruleset.ts";
import { firstLot, hasLot, lotsOf } from "../rules/sets.ts";
import { topOf } from "../rules/shares.ts";
import type { State } from "../rules/state.ts";
import type { Evaluation } from "./evaluate.ts";
import type { GameOutlook } from "./outlook.ts";

/** What a position promises the seats. */
interface Prospects {
  /** The money each seat can expect to end with. */
  readonly worths: readonly number[];
  /** The average of them. */
  readonly mean: number;
  readonly outlook: GameOutlook;
}

/** What the net sees at the start of a turn: every seat's money, shares and buildings from the one on turn onwards, then the city. */
export function featuresOf(rules: Ruleset, evaluationOf: (s: State) => Evaluation): Features<State> {
  const { objects, streets, lots } = rules;
  const perSeat = 5 + 2 * objects.length + streets.length;
  const city = 3 + 2 * objects.length + streets.length;

  const writeSeat = (s: State, seat: Seat, prospects: Prospects, into: Float32Array, start: number): void => {
    const { worths, mean, outlook } = prospects;
    let index = start;
    const money = s.money[seat] as number;
    into[index++] = ((worths[seat] as number) - mean) / 40;
    into[index++] = money / 40;
    into[index++] = Math.min(money, 12) / 12;
    into[index++] = outlook.city.closing !== NONE && hasLot(s.sets, seat, outlook.city.closing) ? 1 : 0;
    into[index++] = s.bankrupt[seat] === 0 ? 0 : 1;
    for (let object = 0; object < objects.length; object++) {
      const pay = outlook.pays[seat * objects.length + object] as number;
      into[index++] = pay / 10;
      into[index++] = (pay * (outlook.payouts[object] as number)) / 20;
    }
    for (let half = 0; half < 2; half++) {
      for (let bits = lotsOf(s.sets, seat, half); bits !== 0; bits &= bits - 1) {
        const place = index + (lots[firstLot(bits, half)] as Lot).street;
        into[place] = (into[place] as number) + 0.5;
      }
    }
  };

  const writeCity = (
    s: State,
    { city: { missing, gap, builds }, payouts }: GameOutlook,
    into: Float32Array,
    start: number,
  ): void => {
    let index = start;
    into[index++] = gap / 8;
    into[index++] = builds / 20;
    into[index++] = s.bag.length / 20;
    for (let object = 0; object < objects.length; object++) {
      const card = topOf(rules, s, object);
      into[index++] = card === NONE ? 0 : 1 - (rules.cards[card] as Card).price / 20;
      into[index++] = (payouts[object] as number) / 3;
    }
    for (let street = 0; street < streets.length; street++) into[index++] = (missing[street] as number) / 4;
  };

  return {
    seats: (s) => s.money.length,
    count: (seats) => seats * perSeat + city,
    pivot: (s) => s.turn,
    settled: (s) => s.step === "build",
    write(s, into) {
      const seats = s.money.length;
      const evaluation = evaluationOf(s);
      const worths = evaluation.of(s);
      const outlook = evaluation.outlook(s);
      const mean = worths.reduce((sum, worth) => sum + worth, 0) / seats;
      const prospects = { worths, mean, outlook };
      for (let i = 0; i < seats; i++) {
        const seat = (s.turn + i) % seats;
        writeSeat(s, seat, prospects, into, i * perSeat);
      }
      writeCity(s, outlook, into, seats * perSeat);
    },
  };
}
