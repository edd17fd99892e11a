import type { Action } from "../rules/action.ts";
import { type Hex, touching } from "../rules/hex.ts";
import type { View } from "../rules/view.ts";
import { effectText, type Glossary, named, spaceText, tileIn } from "./glossary.ts";

/** A choice, as the person choosing reads it. */
export function actionText(glossary: Glossary, action: Action, view: View): string {
  const { actions } = glossary.phrases;
  const cost = (id: string) => tileIn(glossary, id)?.cost ?? 0;
  const price = (space: number) => view.prices[space - 1] ?? 0;
  switch (action.type) {
    case "keep":
      return actions.keep(named(glossary, action.goal), effectText(glossary, action.goal));
    case "buy":
      return actions.buy(named(glossary, action.tile), action.space, cost(action.tile) + price(action.space));
    case "lake":
      return actions.lake(named(glossary, action.tile), action.space, price(action.space));
    case "basic":
      return actions.basic(named(glossary, action.tile), cost(action.tile));
    case "invest":
      return actions.invest(named(glossary, action.tile), spaceText(glossary, action.hex), cost(action.tile));
    case "place": {
      const taken = view.phase.type === "place" ? view.phase.tile : "";
      return actions.place(named(glossary, taken), whereText(glossary, view, action.hex));
    }
    case "discard":
      return actions.discard(named(glossary, action.tile), action.space, price(action.space));
  }
}

/** A space as somebody without a picture understands it: what lies beside it. */
function whereText(glossary: Glossary, view: View, hex: Hex): string {
  const counts = new Map<string, number>();
  for (const tile of view.boroughs[view.turn]?.tiles ?? []) {
    if (touching(tile.hex, hex)) counts.set(tile.kind, (counts.get(tile.kind) ?? 0) + 1);
  }
  const beside = [...counts].map(([kind, n]) => (n > 1 ? `${named(glossary, kind)} ×${n}` : named(glossary, kind)));
  return `${glossary.phrases.beside(beside)} (${spaceText(glossary, hex)})`;
}
