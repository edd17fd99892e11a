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
import { Turn } from "./turn.tsx";

/** The whole table: the city, one's buildings, the stacks of shares, the players. */
export function Board(props: Props): JSX.Element {
  const { options, table, language } = props;
  const rules = useMemo(() => rulesetOf(options, table), [options, table]);
  const context: BoardContext = { ...props, rules, phrases: phrasesIn(language) };
  return (
    <div class="b-board">
      <div class="b-grid">
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
