import "./board.css";
import type { BoardProps } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import type { Table } from "../rules/component.ts";
import type { Options } from "../rules/options.ts";
import type { View } from "../rules/view.ts";
import { City } from "./city.tsx";
import { Market } from "./market.tsx";
import { Rivals } from "./rivals.tsx";
import { Tray } from "./tray.tsx";

export type Props = BoardProps<Action, View, Options, Table>;

/** The whole table: cities around, the dice between them, the market below. */
export function Board(props: Props): JSX.Element {
  const { view, viewer } = props;
  const seats = view.players.map((_, seat) => seat);
  const mine = viewer === undefined ? [] : [viewer];
  // One's own city first, then around the table from there.
  const order = [...mine, ...seats.slice((viewer ?? -1) + 1), ...seats.slice(0, Math.max(0, viewer ?? 0))];
  return (
    <div class="m-board">
      <Rivals seats={order.filter((seat) => seat !== viewer)} board={props} />
      <div class="m-cities" data-count={order.length}>
        {order.map((seat) => (
          <City key={seat} seat={seat} board={props} />
        ))}
      </div>
      <Tray board={props} />
      <Market board={props} />
    </div>
  );
}

/** The choice that does this, if the player has it now. */
export function choiceFor(board: Props, wanted: (action: Action) => boolean): Action | undefined {
  return board.choices.find(({ action }) => wanted(action))?.action;
}
