import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { PageHead } from "../part/page-head.tsx";
import { seatName } from "../part/seat-name.ts";
import type { WrittenGame } from "../replay/outdated-game.ts";
import { WrittenMoves } from "../replay/written-moves.tsx";
import { t } from "../text/index.ts";

interface WrittenGameScreenProps {
  readonly written: WrittenGame;
  /** Why it cannot be drawn. */
  readonly why: string;
}

/** A game that cannot be shown on a board any more: who played, how it ended, and every move in words. */
export function WrittenGameScreen({ written, why }: WrittenGameScreenProps): JSX.Element {
  const names = written.seats.map(seatName);
  const places = [...(written.standing ?? [])].sort((one, other) => one.rank - other.rank);
  return (
    <div>
      <PageHead title={t().writtenGame} />
      <main class="page written-game">
        <h1>{t().writtenGame}</h1>
        <p role="status">{why}</p>
        <p>{names.join(", ")}</p>
        {places.length > 0 && (
          <ol>
            {places.map(({ seat, rank, score }) => (
              <li key={seat}>
                {t().place(rank)}: {names[seat] ?? seat + 1}, {score}
              </li>
            ))}
          </ol>
        )}
        <WrittenMoves game={written} />
        <p>
          <Button href="#/">{t().home}</Button>
        </p>
      </main>
    </div>
  );
}
