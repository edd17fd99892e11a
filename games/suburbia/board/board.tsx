import "./board.css";
import { Part } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { rulesetOf } from "../rules/ruleset.ts";
import { phrasesIn } from "../text/words.ts";
import { BoroughMap } from "./borough.tsx";
import type { BoardContext, Props } from "./context.ts";
import { GoalChoice, Goals, goalsToChoose, shownGoals } from "./goals.tsx";
import { Market } from "./market.tsx";
import { Figures, Players } from "./players.tsx";
import { Round } from "./round.tsx";
import { Tracks } from "./tracks.tsx";

/** The whole table: the market, a borough spread out, and beside it how everybody stands. */
export function Board(props: Props): JSX.Element {
  const { options, table, language, viewer, view, choices } = props;
  const rules = useMemo(() => rulesetOf(options, table), [options, table]);
  const [shown, show] = useState(viewer ?? view.turn);
  const context: BoardContext = { ...props, rules, phrases: phrasesIn(language), shown, show };
  // Whoever has to place or invest sees their own borough; at one screen the viewer changes.
  const mustSee = choices.some(({ action }) => action.type === "place");
  useEffect(() => {
    if (viewer !== undefined) show(viewer);
  }, [viewer, mustSee]);
  return (
    <div class="s-board">
      <div
        class="s-grid"
        data-choosing={goalsToChoose(context) !== undefined || undefined}
        data-goals={shownGoals(context).length > 0 || undefined}
      >
        <div class="s-top apart">
          <Round context={context} />
          {viewer !== undefined && <Figures who={viewer} context={context} />}
        </div>
        <GoalChoice context={context} />
        <Market context={context} />
        <Part first>
          <BoroughMap context={context} />
        </Part>
        <div class="s-beside">
          <Part>
            <Players context={context} />
            <Tracks context={context} />
          </Part>
          <Part>
            <Goals context={context} />
          </Part>
        </div>
      </div>
    </div>
  );
}
