import type { ActionField } from "@tabletown/bots";
import type { Action } from "../rules/action.ts";
import { coordinatesOf, type Hex } from "../rules/hex.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** What can be decided; after what a tile of the market must go is told apart. */
export const PHASES = [
  "goals",
  "turn",
  "place",
  "discard-after-basic",
  "discard-after-marker",
  "discard-after-turn",
  "over",
] as const;

export function actionFields(
  { table, prices }: Ruleset,
  spaces: readonly Hex[],
): readonly ActionField<Action["type"]>[] {
  const onMarket = (verb: string): string[] => prices.map((_, i) => `${verb} market space ${i + 1}`);
  const onMap = (verb: string): string[] =>
    spaces.map((hex) => {
      const { col, row } = coordinatesOf(hex);
      return `${verb} column ${col} row ${row}`;
    });
  return [
    { name: "keep", meaning: "keep this goal", labels: table.goals.map(({ id }) => `keep ${id}`) },
    { name: "buy", meaning: "take the tile on this space of the market", labels: onMarket("buy") },
    { name: "lake", meaning: "take that tile as a lake", labels: onMarket("lake from") },
    { name: "basic", meaning: "take this basic tile", labels: table.basics.map(({ id }) => `basic ${id}`) },
    { name: "discard", meaning: "remove the tile on this space of the market", labels: onMarket("discard") },
    { name: "place", meaning: "put the tile taken on this space of the borough", labels: onMap("place at") },
    { name: "invest", meaning: "invest in the tile on this space of the borough", labels: onMap("invest in") },
  ];
}
