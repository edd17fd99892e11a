import "./board.css";
import { Button, say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { BoardContext } from "./context.ts";
import { Hand } from "./hand.tsx";
import { Drawing } from "./picture.tsx";
import { Player } from "./player.tsx";
import { text } from "./text.ts";

/** The whole table: everybody's street, the stack and the corner plot, one's own hand and the bids to choose from. */
export function Board(context: BoardContext): JSX.Element {
  const { view, table, language, choices, propose } = context;
  return (
    <div class="hs-board">
      {view.players.map((_, seat) => (
        <Player key={seat} seat={seat} context={context} />
      ))}
      <div class="hs-row">
        <span data-anchor="stack">
          {say(language, text.stack)}: {view.stack}
        </span>
        <span class="hs-building" data-anchor="corner">
          <Drawing component={table.corner.id} height={table.corner.points} />
        </span>
      </div>
      <div class="hs-row" data-anchor="bids">
        {choices.flatMap(({ action, notation, text: label }) =>
          action.type === "bid"
            ? [
                <Button key={notation} onClick={() => propose(action)}>
                  {label}
                </Button>,
              ]
            : [],
        )}
      </div>
      <Hand context={context} />
    </div>
  );
}
