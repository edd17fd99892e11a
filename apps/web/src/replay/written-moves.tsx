import type { JSX } from "preact";
import { seatName } from "../part/seat-name.ts";
import type { WrittenGame } from "./outdated-game.ts";

/** Every move in the notation of its game: what can be read whatever the rules are. */
export function WrittenMoves({ game: { seats, moves } }: { readonly game: WrittenGame }): JSX.Element {
  const names = seats.map(seatName);
  return (
    <ol class="written-moves">
      {moves.map(({ seat, move }, index) => (
        <li key={index}>
          <b>{names[seat] ?? seat + 1}</b> {move}
        </li>
      ))}
    </ol>
  );
}
