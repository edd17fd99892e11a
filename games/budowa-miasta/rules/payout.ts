import type { Emit, Seat } from "@tabletown/kernel";
import type { Attraction, Ruleset, Street } from "./ruleset.ts";
import { holding } from "./shares.ts";
import type { State } from "./state.ts";

/** Pays everybody for the shares in both objects of a street. SPEC 5.2 */
export function payOut(rules: Ruleset, s: State, street: number, emit?: Emit): void {
  const { id, ends } = rules.streets[street] as Street;
  for (const object of ends) {
    const { id: component, payouts } = rules.objects[object] as Attraction;
    for (let seat: Seat = 0; seat < s.money.length; seat++) {
      const shares = holding(s, seat, object);
      if (shares === 0) continue;
      const by = payouts[shares] as number;
      const now = (s.money[seat] as number) + by;
      s.money[seat] = now;
      emit?.({ what: "money", seat, by, now, detail: { street: id, shares }, cause: { rule: "5.2", component, seat } });
    }
  }
}
