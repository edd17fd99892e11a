import { paymentIn } from "../payment.ts";
import type { EventPhrases } from "../phrases.ts";
import { a, between, building, buildings, money, share, shares, the } from "./grammar.ts";

/** What happens, as sentences for the log. */
export const events: EventPhrases = {
  turn: (_, { who }) => `${who.does("is")} to play.`,
  idle: (_, { who }) => `${who.does("has")} no building left and ${who.verb("does")} not build.`,
  short: (_, { who }) => `${who.does("cannot")} pay for any building and ${who.verb("has")} to sell shares.`,
  built: ({ about }, { who, kindOf }) => `${who.does("builds")} ${building(about, kindOf(about))}.`,
  money: paymentIn({
    building: (who, amount, lot, doubled) =>
      `${who.does("pays")} ${money(amount)} for ${lot}${doubled ? ", double since nothing stood next to it" : ""}.`,
    payout: (who, amount, object, count) => `${who.does("receives")} ${money(amount)} for ${shares(count, object)}.`,
    share: (who, amount, object) => `${who.does("pays")} ${money(amount)} for the ${share(object)}.`,
    sale: (who, amount, object) => `${who.does("receives")} ${money(amount)} for the ${share(object)}.`,
    forfeited: (who, amount) => `${who.does("leaves")} ${money(amount)} to the bank.`,
    bonus: (who, amount) => `${who.does("receives")} ${money(amount)} for the last building.`,
  }),
  finished: ({ about }, { streetOf }) => `Street ${about} ${between(streetOf(about))} is finished.`,
  joined: (_, { goal: [from, to] }) => `Finished streets now join ${the(from)} and ${the(to)}: the game ends.`,
  taken: ({ about }, { who }) => `${who.does("takes")} the free ${share(about)}.`,
  bought: ({ about }, { who }) => `${who.does("buys")} ${a(share(about))}.`,
  passed: (_, { who }) => `${who.does("acquires")} no share.`,
  closed: ({ about }) =>
    `Every lot beside ${the(about)} is built on and nobody took its free share: the stack stays closed for good.`,
  drawn: ({ about, now }, { who, kindOf }) =>
    `${who.does("draws")} ${about === undefined ? "a building" : building(about, kindOf(about))}; ${now === 0 ? "the bag is empty now" : `${now} left in the bag`}.`,
  "no-draw": (_, { who }) => `The bag is empty: ${who.does("draws")} nothing.`,
  sold: ({ about, detail }, { who }) => `${who.does("sells")} ${a(share(about))} (price ${money(detail.price)}).`,
  bankrupt: (_, { who }) => `${who.does("is")} bankrupt and ${who.verb("leaves")} the game.`,
  refilled: ({ by, now }, { who }) => `${who.does("puts")} ${buildings(by)} back into the bag, which now holds ${now}.`,
  restored: ({ about, detail }) => `The ${share(about)} (price ${money(detail.price)}) goes back to its stack.`,
  removed: ({ about }) => `The free ${share(about)} leaves the game.`,
  survivor: (_, { who }) => `${who.does("is")} the only one left and ${who.verb("wins")}.`,
  spent: ({ now }, { who }) => `${who.does("spent")} ${money(now)} on shares still held.`,
  won: ({ now, cause }, { who }) =>
    `${who.does(cause.rule === "10.6" ? "shares the victory" : "wins")} with ${money(now)}.`,
};
