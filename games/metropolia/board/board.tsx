import "./board.css";
import { Part } from "@tabletown/ui";
import type { JSX } from "preact";
import { City } from "./city.tsx";
import type { BoardContext } from "./context.ts";
import { Market, marketShape } from "./market.tsx";
import { Rivals } from "./rivals.tsx";
import { Tray } from "./tray.tsx";

/** The whole table: cities around, the dice between them, the market below. */
export function Board(context: BoardContext): JSX.Element {
  const { view, viewer } = context;
  const seats = view.players.map((_, seat) => seat);
  // Around the table from one's own place.
  const others = [...seats.slice((viewer ?? -1) + 1), ...seats.slice(0, Math.max(0, viewer ?? 0))];
  return (
    <div class="m-board">
      <div class="m-table" data-market={marketShape(view.market.length)}>
        <Rivals seats={others} context={context} />
        {viewer !== undefined && (
          <Part key={viewer}>
            <City seat={viewer} context={context} />
          </Part>
        )}
        <div class="m-others" data-count={others.length}>
          {others.map((seat) => (
            <Part key={seat}>
              <City seat={seat} context={context} />
            </Part>
          ))}
        </div>
        <Tray context={context} />
        <Market context={context} />
      </div>
    </div>
  );
}
