import type { Language } from "@tabletown/kernel";
import { say } from "@tabletown/ui";
import { IDLE_ROUNDS } from "../rules/cards.ts";
import { mayRepay } from "../rules/holdings.ts";
import { drawRange } from "../rules/powers.ts";
import { type Ruleset, rulesetOf } from "../rules/ruleset.ts";
import type { Task } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { type BoardSetting, cityOf, handSize, nameOf, playerIn } from "./context.ts";
import { deckSize } from "./facts.ts";
import { drawCards, mayDiscard, overLimit, payCards, placingDiscard, placingWhere, prompts } from "./prompt-text.ts";
import { unusedCards } from "./run-preview.ts";

export type Opening = Extract<Task, { type: "opening" }>;

/** What the table waits for, said to the one whose turn it is. */
export function prompt(view: View, setting: BoardSetting): string {
  const { language, table } = setting;
  const task = view.agenda.at(-1);
  if (task === undefined) return say(language, prompts.over);
  const player = playerIn({ view }, view.seat);
  switch (task.type) {
    case "opening":
      return untilLast(view, 1, say(language, prompts[openingOf(view, task, setting)]), language);
    case "placing": {
      const name = nameOf(setting, task.card);
      return task.where === "open" ? placingWhere[language](name) : placingDiscard[language](name);
    }
    case "draw":
      return untilLast(view, task.left, drawCards[language](task.left), language);
    case "cost":
      return payCards[language](task.left, nameOf(setting, player.stacks[task.stack]?.card ?? ""));
    case "discards":
      return mayDiscard[language](Math.min(task.left, handSize(player)), nameOf(setting, task.of));
    case "limit":
      return overLimit[language](handSize(player) - table.settings.handLimit, table.settings.handLimit);
    case "run":
      return say(language, unusedCards(rulesetOf({}, table), view).length > 0 ? prompts.run : prompts.ranAll);
    case "effects":
    case "turning":
    case "assign":
      return "";
    default:
      return say(language, prompts[task.type]);
  }
}

/** Says what follows where one could draw the last card of the deck. SPEC 11.1 */
function untilLast(view: View, draws: number, asked: string, language: Language): string {
  const left = deckSize(view);
  return left === 0 || left > draws ? asked : `${asked} ${say(language, prompts.lastOfDeck)}`;
}

/** What may be done before the action; where no card is due, an ability can leave it open whether any is drawn. */
function openingOf(view: View, task: Opening, { table }: BoardSetting): keyof typeof prompts {
  if (task.drawn === 0 && isDeckDue(view)) return "deckDue";
  const rules = rulesetOf({}, table);
  const free = mayStop(rules, view, task);
  if (task.peeked > 0) return free ? "peekedFree" : "peeked";
  if (task.drawn > 0) return "openingMore";
  const isEmpty = deckSize(view) === 0;
  const player = playerIn({ view }, view.seat);
  if (isEmpty && isBoardEmpty(view)) return "openingNone";
  if (isEmpty) return free ? "openingBoardFree" : "openingBoard";
  if (mayRepay(rules, { ...player, ...cityOf(rules, player) })) return free ? "openingRepayFree" : "openingRepay";
  return free ? "openingFree" : "opening";
}

/** Whether somebody may leave it at the cards drawn so far. SPEC 3.3, 10.13 */
export function mayStop(rules: Ruleset, view: View, task: Opening): boolean {
  if (task.drawn === 0 && isDeckDue(view)) return false;
  const isNoneLeft = deckSize(view) === 0 && isBoardEmpty(view);
  return isNoneLeft || task.drawn >= drawRange(rules, cityOf(rules, playerIn({ view }, view.seat))).min;
}

function isBoardEmpty({ top, bottom }: View): boolean {
  return top.length + bottom.length === 0;
}

/** SPEC 3.7 */
export function isDeckDue(view: View): boolean {
  return view.idle >= IDLE_ROUNDS * view.players.length && deckSize(view) > 0;
}
