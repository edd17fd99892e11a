import type { Seat } from "@tabletown/kernel";
import { Coin, changeOf, seatTitle, Tally } from "@tabletown/ui";
import type { JSX } from "preact";
import type { BoardContext } from "./context.ts";

/** A player's money, which answers why it is what it is. */
export function Money(props: {
  readonly seat: Seat;
  readonly context: BoardContext;
  readonly anchor?: string;
}): JSX.Element {
  const { seat, context, anchor } = props;
  const { view, phrases } = context;
  const amount = phrases.money(view.money[seat] ?? 0);
  return (
    <Tally
      class="b-money"
      label={`${seatTitle(context, seat)}: ${phrases.outline.money}`}
      value={amount}
      change={changeOf("money", seat)}
      {...(anchor !== undefined && { anchor })}
    >
      <svg viewBox="-9 -17 18 18" width="20" height="20" class="b-coin" aria-hidden="true" focusable="false">
        <Coin />
      </svg>
      {amount}
    </Tally>
  );
}
