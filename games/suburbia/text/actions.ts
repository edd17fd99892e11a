import type { Action } from "../rules/action.ts";
import type { View } from "../rules/view.ts";
import { effectText, type Glossary, named, object, tileIn } from "./glossary.ts";
import { freeSpaces } from "./map.ts";
import { distinctPlace } from "./place.ts";

/** A choice, as the person choosing reads it. */
export function actionText(glossary: Glossary, action: Action, view: View): string {
  const { actions } = glossary.phrases;
  const cost = (id: string) => tileIn(glossary, id)?.cost ?? 0;
  const tiles = view.boroughs[view.turn]?.tiles ?? [];
  const price = (space: number) => view.prices[space - 1] ?? 0;
  switch (action.type) {
    case "keep":
      return actions.keep(named(glossary, action.goal), effectText(glossary, action.goal));
    case "buy":
      return actions.buy(object(glossary, action.tile), action.space, cost(action.tile) + price(action.space));
    case "lake":
      return actions.lake(object(glossary, action.tile), action.space, price(action.space));
    case "basic":
      return actions.basic(object(glossary, action.tile), cost(action.tile));
    case "invest": {
      const like = tiles.filter(({ kind }) => kind === action.tile).map(({ hex }) => hex);
      const where = distinctPlace(glossary, tiles, action.hex, like);
      return actions.invest(object(glossary, action.tile), where, cost(action.tile));
    }
    case "place": {
      const taken = view.phase.type === "place" ? view.phase.tile : "";
      const free = freeSpaces(glossary.table, tiles);
      return actions.place(object(glossary, taken), distinctPlace(glossary, tiles, action.hex, free));
    }
    case "discard":
      return actions.discard(object(glossary, action.tile), action.space, price(action.space));
  }
}
