import type { Features } from "@tabletown/bots";
import { type Card, type Lot, NONE, type Ruleset } from "../rules/ruleset.ts";
import { topOf } from "../rules/shares.ts";
import { BOARD, type State } from "../rules/state.ts";
import { evaluate } from "./evaluate.ts";
import { type Holdings, holdingsOf, payOf } from "./holdings.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

/** What the net sees at the start of a turn: every seat's money, shares and buildings from the one on turn onwards, then the city. */
export function featuresOf(rules: Ruleset): Features<State> {
  const { objects, streets, lots } = rules;
  const perSeat = 5 + 2 * objects.length + streets.length;
  const city = 3 + 2 * objects.length + streets.length;

  const writeSeat = (
    s: State,
    seat: number,
    worth: number,
    held: Holdings,
    outlook: Outlook,
    into: Float32Array,
    start: number,
  ): void => {
    let at = start;
    const money = s.money[seat] as number;
    into[at++] = worth / 40;
    into[at++] = money / 40;
    into[at++] = Math.min(money, 12) / 12;
    into[at++] = outlook.closing !== NONE && s.buildings[outlook.closing] === seat ? 1 : 0;
    into[at++] = s.bankrupt[seat] === 0 ? 0 : 1;
    for (let object = 0; object < objects.length; object++) {
      const pay = payOf(rules, held, seat, object);
      into[at++] = pay / 10;
      into[at++] = (pay * (outlook.payouts[object] as number)) / 20;
    }
    for (let lot = 0; lot < lots.length; lot++) {
      if (s.buildings[lot] !== seat) continue;
      const place = at + (lots[lot] as Lot).street;
      into[place] = (into[place] as number) + 0.5;
    }
  };

  const writeCity = (s: State, { gap, builds, payouts }: Outlook, into: Float32Array, start: number): void => {
    let at = start;
    into[at++] = gap / 8;
    into[at++] = builds / 20;
    into[at++] = s.bag.length / 20;
    for (let object = 0; object < objects.length; object++) {
      const card = topOf(rules, s, object);
      into[at++] = card === NONE ? 0 : 1 - (rules.cards[card] as Card).price / 20;
      into[at++] = (payouts[object] as number) / 3;
    }
    for (const street of streets) {
      for (const lot of street.lots) if (s.buildings[lot] !== BOARD) into[at] = (into[at] as number) + 0.25;
      at++;
    }
  };

  return {
    seats: (s) => s.money.length,
    count: (seats) => seats * perSeat + city,
    pivot: (s) => s.turn,
    settled: (s) => s.step === "build",
    write(s, into) {
      const seats = s.money.length;
      const held = holdingsOf(rules, s);
      const outlook = outlookOf(rules, s, held);
      const worths = evaluate(rules, s);
      const mean = worths.reduce((sum, worth) => sum + worth, 0) / seats;
      for (let i = 0; i < seats; i++) {
        const seat = (s.turn + i) % seats;
        writeSeat(s, seat, (worths[seat] as number) - mean, held, outlook, into, i * perSeat);
      }
      writeCity(s, outlook, into, seats * perSeat);
    },
  };
}
