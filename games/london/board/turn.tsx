import { Button, type Choice, choiceOf, IconButton, SeatMark, say, seatTitle, Why } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import { loanPays, repayCost } from "../rules/holdings.ts";
import type { Id, Task } from "../rules/state.ts";
import { type BoardContext, cityOf, givenAway, isSwapping, LOOKING, playerIn, SWAPPING } from "./context.ts";
import { runPoverty } from "./facts.ts";
import { bringsNothing, previewRun } from "./run-preview.ts";
import { drawMore, repayLoan, runBrings, steps, takeLoan, text } from "./text.ts";

/** Which part of the turn a task belongs to. */
function stepOf(task: Task<Id> | undefined): keyof typeof steps | undefined {
  if (task === undefined) return undefined;
  if (task.type === "opening" || task.type === "put-back") return "draw";
  return task.type === "limit" ? "limit" : "action";
}

/** Actions that are buttons here, and whether their consequences are shown first. */
const BUTTONS: readonly (readonly [type: Action["type"], confirm: boolean])[] = [
  ["run", true],
  ["draw-more", false],
  ["done", false],
  ["stop", false],
  ["look", true],
  ["repay", true],
];

/** What nobody misses who finishes: done on the side, or carried out at the end by itself. SPEC 8.6 */
const ASIDE: readonly Action["type"][] = ["borrow", "swap", "borough"];

/** Nobody is led to what only costs, nor to what is done on the side, nor past cards that can still be used. */
function isMain({ rules, view, choices }: BoardContext, { type }: Action): boolean {
  switch (type) {
    case "run":
      return !bringsNothing(previewRun(rules, view));
    case "done":
    case "stop":
      return choices.every(({ action }) => action.type === type || ASIDE.includes(action.type));
    default:
      return type !== "repay" && type !== "look";
  }
}

/** What a button says: with its figures, where it has any. */
function labelOf({ rules, view, language }: BoardContext, { action, text: told }: Choice<Action>): string {
  switch (action.type) {
    case "draw-more":
      return drawMore[language](rules.table.settings.drawAction);
    case "borrow":
      return takeLoan[language](loanPays(rules, cityOf(rules, playerIn({ view }, view.seat))));
    case "repay":
      return repayLoan[language](repayCost(rules, cityOf(rules, playerIn({ view }, view.seat))));
    default:
      return told;
  }
}

/** Where the turn stands, and everything that is done with a button. */
export function Turn({ context }: { readonly context: BoardContext }): JSX.Element {
  const { rules, view, viewer, language, choices, picked, asked, proposed } = context;
  const now = stepOf(view.agenda.at(-1));
  const running = view.agenda.some(({ type }) => type === "run");
  const buttons = BUTTONS.flatMap(([type, confirm]) => {
    const choice = choiceOf(context, type);
    return choice === undefined ? [] : [{ choice, confirm: confirm || (type === "done" && asked?.type === "run") }];
  });
  const borrow = choiceOf(context, "borrow");
  const swaps = choices.some(({ action }) => action.type === "swap");
  return (
    <section class="l-turn apart" aria-label={say(language, text.turnOf)} data-anchor="turn">
      <div class="l-turn-line">
        {now === undefined ? (
          <b>{say(language, text.over)}</b>
        ) : (
          <>
            <SeatMark seat={view.seat} />
            <b class="l-turn-name">{seatTitle(context, view.seat)}</b>
            <ol class="l-steps">
              {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
                <li
                  key={step}
                  class={step === now ? "l-step l-step-now" : "l-step"}
                  aria-current={step === now && "step"}
                >
                  {say(language, steps[step])}
                </li>
              ))}
            </ol>
          </>
        )}
        {view.endedBy >= 0 && now !== undefined && <b class="l-last">{say(language, text.lastTurns)}</b>}
        {asked !== undefined && (
          <IconButton
            icon="search"
            label={say(language, text.lookUp)}
            pressed={picked === LOOKING}
            onClick={() => context.pick(picked === LOOKING ? undefined : LOOKING)}
          />
        )}
        <Why
          class="l-bank"
          anchor="bank"
          label={say(language, text.bank)}
          value="£"
          explanation={() => <p>{say(language, text.bankWhy)}</p>}
        >
          <span class="l-bank-sign" aria-hidden="true">
            £
          </span>
        </Why>
      </div>
      {isSwapping(picked) && (
        <p class="l-note">{say(language, givenAway(picked) === undefined ? text.swapGive : text.swapTake)}</p>
      )}
      {picked === LOOKING && <p class="l-note">{say(language, text.lookingUp)}</p>}
      {running && viewer === view.seat && (
        <p class="l-note">
          {runBrings[language](runPoverty(rules, view, view.seat))}
          {view.handSpared && ` ${say(language, text.handSpared)}`}
        </p>
      )}
      <div class="l-buttons">
        {buttons.map(({ choice, confirm }, i) => (
          <span key={choice.notation} data-anchor={`do-${choice.action.type}`}>
            <Button
              kind={i === 0 && isMain(context, choice.action) ? "main" : "plain"}
              chosen={choice.notation === proposed?.notation}
              onClick={() => (confirm ? context.propose(choice.action) : context.choose(choice.action))}
            >
              {labelOf(context, choice)}
            </Button>
          </span>
        ))}
        {swaps && (
          <Button pressed={isSwapping(picked)} onClick={() => context.pick(isSwapping(picked) ? undefined : SWAPPING)}>
            {say(language, isSwapping(picked) ? text.cancel : text.swap)}
          </Button>
        )}
        {borrow !== undefined && (
          <span data-anchor="do-borrow">
            <Button
              kind="quiet"
              chosen={borrow.notation === proposed?.notation}
              onClick={() => context.propose(borrow.action)}
            >
              {labelOf(context, borrow)}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}
