import "./board.css";
import type { Seat } from "@tabletown/kernel";
import { Part } from "@tabletown/ui";
import type { JSX } from "preact";
import { City, cardsIn, isTakenFrom } from "./city.tsx";
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
      <div
        class="m-table"
        data-market={marketShape(view.market.length)}
        data-others={others.length}
        data-watched={viewer === undefined ? "" : undefined}
        data-crowded={crowdedParts(context, others)}
      >
        <Rivals seats={others} context={context} />
        {viewer !== undefined && (
          <Part key={viewer}>
            <City seat={viewer} context={context} />
          </Part>
        )}
        <div
          class="m-others"
          data-count={others.length}
          data-taken-from={others.some((seat) => isTakenFrom(context, seat)) || undefined}
        >
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

/** As many kinds of cards have room in one's own city and in another one where the whole table is in sight. */
const ROOM = { mine: 12, others: 16 };

/** Which cities have hardly room for their cards. */
function crowdedParts(context: BoardContext, others: readonly Seat[]): string {
  const { viewer } = context;
  const kinds = (seat: Seat): number => cardsIn(context, seat).length;
  const mine = viewer !== undefined && kinds(viewer) > ROOM.mine;
  return [mine ? "mine" : "", others.some((seat) => kinds(seat) > ROOM.others) ? "others" : ""].join(" ").trim();
}
