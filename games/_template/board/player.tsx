import type { Seat } from "@tabletown/kernel";
import { changeOf, SeatMark, say, Tally } from "@tabletown/ui";
import type { JSX } from "preact";
import type { BoardContext } from "./context.ts";
import { Drawing } from "./picture.tsx";
import { text } from "./text.ts";

/** One player's street, coins and corner plots, all of which lie open. */
export function Player({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { view, table, toAct, language, name, words, inspect } = context;
  const player = view.players[seat];
  if (player === undefined) return <section />;
  const heightOf = (id: string): number => table.buildings.find((row) => row.id === id)?.height ?? 0;
  const inHand = typeof player.hand === "number" ? player.hand : player.hand.length;
  const corners = Array.from({ length: player.corners }, () => table.corner.id);
  return (
    <section class={`hs-player ${toAct.includes(seat) ? "hs-active" : ""}`} aria-label={name(seat)}>
      <div class="hs-row">
        <SeatMark seat={seat} />
        <h2>{name(seat)}</h2>
        <Tally
          label={`${name(seat)}: ${say(language, text.coins)}`}
          value={player.coins}
          change={changeOf("coins", seat)}
          anchor={`coins-${seat}`}
        />
        <span class="small" data-anchor={`hand-${seat}`}>
          {inHand} {say(language, text.inHand)}
        </span>
        {player.sealed && <span class="small">{player.bid ?? say(language, text.sealed)}</span>}
      </div>
      <div class="hs-street" data-anchor={`street-${seat}`}>
        {[...player.street, ...corners].map((id, i) => (
          <button
            key={i}
            type="button"
            class="hs-building"
            aria-label={words.names[id] ?? id}
            onClick={() => inspect(id)}
          >
            <Drawing component={id} height={heightOf(id)} />
          </button>
        ))}
      </div>
    </section>
  );
}
