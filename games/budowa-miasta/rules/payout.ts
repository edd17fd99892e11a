import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import type { CityObject, Street } from "./ruleset.ts";
import { holding } from "./shares.ts";

/** Pays everybody for the shares in both objects of a street. SPEC 5.2 */
export function payOut({ rules, state, emit }: Context, street: number): void {
  const { id, ends } = rules.streets[street] as Street;
  const { money } = state;
  for (let end = 0; end < 2; end++) {
    const object = ends[end] as number;
    const { id: component, payouts } = rules.objects[object] as CityObject;
    for (let seat: Seat = 0; seat < money.length; seat++) {
      const shares = holding(state, seat, object);
      if (shares === 0) continue;
      const by = payouts[shares] as number;
      const now = (money[seat] as number) + by;
      money[seat] = now;
      emit?.({ what: "money", seat, by, now, detail: { street: id, shares }, cause: { rule: "5.2", component, seat } });
    }
  }
}
