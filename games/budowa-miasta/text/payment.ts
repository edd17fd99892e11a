import type { Person } from "@tabletown/kernel";
import type { ObjectId } from "../data/table.ts";
import type { EventPhrases } from "./phrases.ts";

/** One sentence for each reason why money moves. */
export interface PaymentPhrases {
  building(who: Person, amount: number, lot: string, doubled: boolean): string;
  share(who: Person, amount: number, object: ObjectId): string;
  payout(who: Person, amount: number, object: ObjectId, shares: number): string;
  sale(who: Person, amount: number, object: ObjectId): string;
  forfeited(who: Person, amount: number): string;
  bonus(who: Person, amount: number): string;
}

/** The sentence for money: the rule that moved it tells which. */
export function paymentIn(say: PaymentPhrases): EventPhrases["money"] {
  return (event, { who }) => {
    const { by } = event;
    if (event.detail !== undefined) return say.payout(who, by, event.cause.component, event.detail.shares);
    const { cause } = event;
    switch (cause.rule) {
      case "4.2":
      case "4.3":
        return say.building(who, -by, cause.component, cause.rule === "4.3");
      case "6.1":
        return say.share(who, -by, cause.component);
      case "8.2":
        return say.sale(who, by, cause.component);
      case "9.3":
        return say.forfeited(who, -by);
      case "10.2":
        return say.bonus(who, by);
    }
  };
}
