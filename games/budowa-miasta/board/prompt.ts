import { say } from "@tabletown/ui";
import { NONE, type Ruleset, rulesetOf } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";
import { shortfall, stackOf } from "./facts.ts";
import { prompts } from "./prompt-text.ts";

/** What the table waits for, said to the one whose turn it is. */
export function prompt(view: View, { options, table, language }: BoardSetting): string {
  return say(language, prompts[waitingFor(rulesetOf(options, table), view)]);
}

function waitingFor(rules: Ruleset, view: View): keyof typeof prompts {
  if (view.step === "over") return "over";
  if (view.step === "build") {
    if (!view.short) return "build";
    const { cheapest, money, resale } = shortfall(rules, view, view.turn);
    if (cheapest > money) return "sell";
    return resale > 0 ? "sellOrBuild" : "build";
  }
  const money = view.money[view.turn] as number;
  const prices = rules.objects.flatMap((_, object) => {
    const { top, free, price } = stackOf(rules, view, object);
    return top === NONE || free ? [] : [price];
  });
  const canBuy = prices.some((price) => price <= money);
  const beside = rules.lots[view.site]?.touches ?? NONE;
  if (beside !== NONE && stackOf(rules, view, beside).free) return canBuy ? "take" : "takeOnly";
  if (prices.length === 0) return "pass";
  return canBuy ? "buy" : "tooDear";
}
