import type { Action } from "../rules/action.ts";
import { type Hex, touching } from "../rules/hex.ts";
import type { View } from "../rules/view.ts";
import { effectText, type Glossary, named, neighbour, object, spaceText, tileIn } from "./glossary.ts";

/** A choice, as the person choosing reads it. */
export function actionText(glossary: Glossary, action: Action, view: View): string {
  const { actions } = glossary.phrases;
  const cost = (id: string) => tileIn(glossary, id)?.cost ?? 0;
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
    case "invest":
      return actions.invest(object(glossary, action.tile), spaceText(glossary, action.hex), cost(action.tile));
    case "place": {
      const taken = view.phase.type === "place" ? view.phase.tile : "";
      return actions.place(object(glossary, taken), whereText(glossary, view, action.hex));
    }
    case "discard":
      return actions.discard(object(glossary, action.tile), action.space, price(action.space));
  }
}

/** A space as somebody without a picture understands it: what lies beside it. */
function whereText(glossary: Glossary, view: View, hex: Hex): string {
  const counts = new Map<string, number>();
  for (const tile of view.boroughs[view.turn]?.tiles ?? []) {
    if (touching(tile.hex, hex)) counts.set(tile.kind, (counts.get(tile.kind) ?? 0) + 1);
  }
  const beside = [...counts].map(([kind, n]) => `${neighbour(glossary, kind)}${n > 1 ? ` ×${n}` : ""}`);
  return `${glossary.phrases.beside(beside)} (${spaceText(glossary, hex)})`;
}
