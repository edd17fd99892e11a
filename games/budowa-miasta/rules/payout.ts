import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import type { CityObject, Street } from "./ruleset.ts";
import { countIn, sharesOf } from "./sets.ts";

/** Pays everybody for the shares in both objects of a street. SPEC 5.2 */
export function payOut({ rules, state, emit }: Context, street: number): void {
  const { id, ends } = rules.streets[street] as Street;
  const { money } = state;
  for (let end = 0; end < 2; end++) {
    const object = ends[end] as number;
    const { id: component, paysFor } = rules.objects[object] as CityObject;
    for (let seat: Seat = 0; seat < money.length; seat++) {
      const held = sharesOf(state.sets, seat, object);
      if (held === 0) continue;
      const by = paysFor[held] as number;
      const now = (money[seat] as number) + by;
      money[seat] = now;
      if (emit === undefined) continue;
      const detail = { street: id, shares: countIn(held) };
      emit({ what: "money", seat, by, now, detail, cause: { rule: "5.2", component, seat } });
    }
  }
}
