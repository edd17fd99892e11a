import "./board.css";
import { say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { rulesetOf } from "../rules/ruleset.ts";
import { CityMap } from "./city-map.tsx";
import { Hand } from "./hand.tsx";
import { uncertain } from "./picture.tsx";
import { Players } from "./players.tsx";
import { type Props, phrasesIn, type Seen } from "./seen.ts";
import { Stacks } from "./stacks.tsx";
import { reconstructedNote } from "./text.ts";
import { Turn } from "./turn.tsx";

/** The whole table: the city, one's buildings, the stacks of shares, the players. */
export function Board(props: Props): JSX.Element {
  const { table, language } = props;
  const rules = useMemo(() => rulesetOf(table), [table]);
  const seen: Seen = { ...props, rules, phrases: phrasesIn(language) };
  return (
    <div class="b-board">
      <div class="b-grid">
        <Turn seen={seen} />
        <CityMap seen={seen} />
        <Hand seen={seen} />
        <Stacks seen={seen} />
        <Players seen={seen} />
        {uncertain(table) && <p class="b-note-line soft small">{say(language, reconstructedNote)}</p>}
      </div>
    </div>
  );
}
