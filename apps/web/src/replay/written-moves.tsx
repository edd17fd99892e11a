import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { seatName } from "../part/seat-name.ts";
import { t } from "../text/index.ts";
import type { WrittenGame } from "./outdated-game.ts";

/** More moves than any game has: whoever gets so many is first asked whether they want all of them. */
const MOST = 1000;

/** Every move in the notation of its game: what can be read whatever the rules are. */
export function WrittenMoves({ game: { seats, moves } }: { readonly game: WrittenGame }): JSX.Element {
  const all = useSignal(moves.length <= MOST);
  const names = seats.map(seatName);
  return (
    <>
      <ol class="written-moves">
        {(all.value ? moves : moves.slice(0, MOST)).map(({ seat, move }, index) => (
          <li key={index}>
            <b>{names[seat] ?? seat + 1}</b> {move}
          </li>
        ))}
      </ol>
      {!all.value && (
        <Button
          onClick={() => {
            all.value = true;
          }}
        >
          {t().showAll(moves.length)}
        </Button>
      )}
    </>
  );
}
