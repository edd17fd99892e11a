import "./board.css";
import { Part } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { rulesetOf } from "../rules/ruleset.ts";
import { phrasesIn } from "../text/words.ts";
import { CityMap } from "./city-map.tsx";
import type { BoardContext, Props } from "./context.ts";
import { Hand } from "./hand.tsx";
import { Players } from "./players.tsx";
import { Stacks } from "./stacks.tsx";
import { salesOf, Turn } from "./turn.tsx";

/** With more players there is no room for pictures of buildings. */
const FEW = 4;

/** The whole table: the city, one's buildings, the stacks of shares, the players. */
export function Board(props: Props): JSX.Element {
  const { options, table, language, view } = props;
  const rules = useMemo(() => rulesetOf(options, table), [options, table]);
  const context: BoardContext = { ...props, rules, phrases: phrasesIn(language) };
  return (
    <div class="b-board">
      <div
        class="b-grid"
        data-many={view.money.length > FEW || undefined}
        data-selling={salesOf(context) === undefined ? undefined : ""}
      >
        <Turn context={context} />
        <Part>
          <CityMap context={context} />
        </Part>
        <Part>
          <Hand context={context} />
        </Part>
        <Part>
          <Stacks context={context} />
        </Part>
        <Part>
          <Players context={context} />
        </Part>
      </div>
    </div>
  );
}
