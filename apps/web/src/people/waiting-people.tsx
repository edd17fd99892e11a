import type { Lobby } from "@tabletown/protocol";
import { Button, Icon } from "@tabletown/ui";
import type { JSX } from "preact";
import { listed, when } from "../part/figures.ts";
import { t } from "../text/index.ts";
import { useGameTitles } from "./game-title.tsx";

type Waiting = Lobby["waiting"][number];

/** Who waits for whom: what they would play, with how many, and how fast. */
export function WaitingPeople(props: {
  readonly waiting: readonly Waiting[];
  onJoin(person: string): void;
}): JSX.Element {
  return (
    <ul class="saves">
      {props.waiting.map((each) => (
        <li key={each.person} class="save waiting">
          <Icon name={each.pace === "live" ? "clock" : "moon"} />
          <span class="save-text">
            <b>{each.name}</b>
            <GameNames games={each.games} />
            <span class="small soft">
              {t().playersAny(each.seats)} · {t().paces[each.pace]} · {when(each.since)}
            </span>
          </span>
          <Button onClick={() => props.onJoin(each.person)}>{t().playAlong}</Button>
        </li>
      ))}
    </ul>
  );
}

function GameNames({ games }: { readonly games: readonly string[] }): JSX.Element {
  return <span class="small">{listed(useGameTitles(games))}</span>;
}
