import "./board.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { compile } from "../rules/ruleset.ts";
import { BoroughMap } from "./borough.tsx";
import { GoalChoice, Goals } from "./goals.tsx";
import { Market } from "./market.tsx";
import { Figures, Players } from "./players.tsx";
import { Round } from "./round.tsx";
import { type Props, phrasesIn, type Seen } from "./seen.ts";
import { Tracks } from "./tracks.tsx";

/** The whole table: the market, a borough spread out, and beside it how everybody stands. */
export function Board(props: Props): JSX.Element {
  const { options, table, language, viewer, view, choices } = props;
  const rules = useMemo(() => compile(options, table), [options, table]);
  const [shown, show] = useState(viewer ?? view.turn);
  const seen: Seen = { ...props, rules, phrases: phrasesIn(language), shown, show };
  // Whoever has to place or invest sees their own borough; at one screen the viewer changes.
  const mustSee = choices.some(({ action }) => action.do === "place");
  useEffect(() => {
    if (viewer !== undefined) show(viewer);
  }, [viewer, mustSee]);
  return (
    <div class="s-board">
      <div class="s-grid">
        <div class="s-top">
          <Round seen={seen} />
          {viewer !== undefined && <Figures who={viewer} seen={seen} />}
        </div>
        <GoalChoice seen={seen} />
        <Market seen={seen} />
        <BoroughMap seen={seen} />
        <div class="s-beside">
          <Players seen={seen} />
          <Tracks seen={seen} />
          <Goals seen={seen} />
        </div>
      </div>
    </div>
  );
}
