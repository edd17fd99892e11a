import "./board.css";
import type { JSX } from "preact";
import { City } from "./city.tsx";
import type { BoardContext } from "./context.ts";
import { Market } from "./market.tsx";
import { Rivals } from "./rivals.tsx";
import { Tray } from "./tray.tsx";

/** The whole table: cities around, the dice between them, the market below. */
export function Board(context: BoardContext): JSX.Element {
  const { view, viewer } = context;
  const seats = view.players.map((_, seat) => seat);
  const mine = viewer === undefined ? [] : [viewer];
  // One's own city first, then around the table from there.
  const order = [...mine, ...seats.slice((viewer ?? -1) + 1), ...seats.slice(0, Math.max(0, viewer ?? 0))];
  return (
    <div class="m-board">
      <Rivals seats={order.filter((seat) => seat !== viewer)} context={context} />
      <div class="m-cities" data-count={order.length}>
        {order.map((seat) => (
          <City key={seat} seat={seat} context={context} />
        ))}
      </div>
      <Tray context={context} />
      <Market context={context} />
    </div>
  );
}
