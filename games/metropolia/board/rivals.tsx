import type { Seat } from "@tabletown/kernel";
import { PictureButton, reached, SeatMark, seatTitle } from "@tabletown/ui";
import type { JSX } from "preact";
import { Price } from "./card.tsx";
import type { BoardContext } from "./context.ts";
import { builtCount, coins } from "./text.ts";

/** On a phone: the others at a glance; a tap goes to their city. */
export function Rivals({
  seats,
  context,
}: {
  readonly seats: readonly Seat[];
  readonly context: BoardContext;
}): JSX.Element {
  const { view, language } = context;
  return (
    <div class="m-rivals apart" data-reached={reached(seats.length, 3)}>
      {seats.map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        const landmarks = Object.values(player.built);
        const built = landmarks.filter(Boolean).length;
        return (
          <PictureButton
            key={seat}
            class={`m-rival ${view.turn === seat ? "m-active" : ""}`}
            anchor={`coins-${seat}`}
            label={`${seatTitle(context, seat)}: ${coins(language, player.coins)}, ${builtCount[language](built, landmarks.length)}`}
            onClick={() => document.getElementById(`m-city-${seat}`)?.scrollIntoView({ block: "center" })}
          >
            <SeatMark seat={seat} size={14} />
            <b>{seatTitle(context, seat)}</b>
            <span class="small soft">
              {built}/{landmarks.length}
            </span>
            <Price coins={player.coins} size={32} />
          </PictureButton>
        );
      })}
    </div>
  );
}
