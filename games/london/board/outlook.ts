import type { GameEvent } from "@tabletown/kernel";
import { signed } from "@tabletown/kernel";
import type { Outlook } from "@tabletown/ui";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import { repayCost } from "../rules/holdings.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";
import { type BoardSetting, cityOf, nameOf, playerIn } from "./context.ts";
import { borrowAndConfirm, loanOutlook, runCauses, runOutlook, unusedOutlook } from "./outlook-text.ts";
import { previewRun, type RunGain, unusedCards } from "./run-preview.ts";

/** What a move leads to after its own events: what a run brings in the end or leaves unused, what a loan costs later. */
export function outlook(action: Action, view: View, setting: BoardSetting): Outlook | undefined {
  switch (action.type) {
    case "run":
      return outlookOfRun(view, setting);
    case "borrow":
      return outlookOfLoan(view, setting);
    case "done":
      return outlookOfEnd(view, setting);
    default:
      return undefined;
  }
}

function outlookOfLoan(view: View, { language, table }: BoardSetting): Outlook {
  const said = loanOutlook[language];
  const rules = rulesetOf({}, table);
  const cost = repayCost(rules, cityOf(rules, playerIn({ view }, view.seat)));
  const lines = [said.repaid(cost), said.run, said.unpaid(table.settings.loan.prestigeLost)];
  return { title: said.title, lines: lines.map((text) => ({ text, bad: true })) };
}

/** What somebody might have overlooked who ends a run. SPEC 8.1 */
function outlookOfEnd(view: View, setting: BoardSetting): Outlook | undefined {
  const unused = unusedCards(rulesetOf({}, setting.table), view);
  if (unused.length === 0) return undefined;
  return {
    title: unusedOutlook[setting.language],
    lines: unused.map((id) => ({ text: nameOf(setting, id), bad: true })),
  };
}

/** SPEC 8 */
function outlookOfRun(view: View, setting: BoardSetting): Outlook {
  const run = previewRun(rulesetOf({}, setting.table), view);
  const said = runOutlook[setting.language];
  const listed = (gains: readonly RunGain[], unit = ""): string =>
    gains.map(({ by, of }) => `${nameOf(setting, of)} ${signedWith(by, unit)}`).join(", ");
  const total = (gains: readonly RunGain[]): number => gains.reduce((sum, { by }) => sum + by, 0);
  const { assigned } = run;
  const causes = runCauses(setting.language, assigned);
  const poverty = total(run.poverty) + assigned.stacks + assigned.loans + assigned.hand;
  const removed = run.poverty.length === 0 ? [] : [listed(run.poverty)];
  return {
    title: said.title,
    lines: [
      { text: said.money(signedWith(total(run.money), "£"), listed(run.money, "£")), good: total(run.money) > 0 },
      { text: said.prestige(signed(total(run.prestige)), listed(run.prestige)), good: total(run.prestige) > 0 },
      { text: said.poverty(signed(poverty), [...causes, ...removed].join(", ")), good: poverty < 0, bad: poverty > 0 },
      ...(run.open.length === 0 ? [] : [{ text: said.open(run.open.map((id) => nameOf(setting, id)).join(", ")) }]),
    ],
  };
}

function signedWith(n: number, unit: string): string {
  return unit === "" ? signed(n) : signed(n).replace(/\d/, `${unit}$&`);
}

/** A loan that a move needs is asked for by name. SPEC 9.2 */
export function confirmation(events: readonly Event[], { language }: BoardSetting): string | undefined {
  const loans = events.filter((event: GameEvent) => event.what === "loans" && event.cause.rule === "9.2").length;
  return loans === 0 ? undefined : borrowAndConfirm[language](loans);
}
