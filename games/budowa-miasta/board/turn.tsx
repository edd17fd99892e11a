import { Button, choiceOf, reached, say, Tally } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Card } from "../rules/ruleset.ts";
import { type BoardContext, isMine } from "./context.ts";
import { shortfall, toGoal } from "./facts.ts";
import { ObjectIcon } from "./object-icon.tsx";
import { pathLeft, shortOf, text } from "./text.ts";

/** Where the turn stands, how far the end is, the bag and the bank, and the way out of the turn. */
export function Turn({ context }: { readonly context: BoardContext }): JSX.Element {
  const { rules, view, choices, language, phrases } = context;
  const pass = choiceOf(context, "pass");
  const steps = [
    ["build", text.build],
    ["payout", text.payout],
    ["share", text.share],
    ["draw", text.draw],
  ] as const;
  return (
    <section class="b-turn apart" aria-label={say(language, text.steps)} data-anchor="turn">
      <ol class="b-steps">
        {steps.map(([id, name], i) => (
          <li
            key={id}
            class={view.step === id ? "b-step b-step-now" : "b-step"}
            aria-current={view.step === id && "step"}
          >
            <span aria-hidden="true">{i + 1}</span> {say(language, name)}
          </li>
        ))}
      </ol>
      <p class="b-path">{view.step === "over" ? phrases.outline.over : pathLeft[language](toGoal(rules, view))}</p>
      <div class="b-supply">
        <Tally class="b-bag" anchor="bag" label={phrases.outline.bag} value={view.bag} change={bagChange}>
          <svg viewBox="0 0 24 24" width="22" height="22" class="icon" aria-hidden="true" focusable="false">
            <path d="M9 7c-6 4 -8 14 -2 14h10c6 0 4 -10 -2 -14M8 3h8l-2 4h-4z" />
          </svg>
          {view.bag}
        </Tally>
        <span class="b-bank" data-anchor="bank" title={say(language, text.bank)}>
          <svg viewBox="0 0 34 26" width="30" height="23" aria-hidden="true" focusable="false">
            <ellipse cx="12" cy="19" rx="9" ry="4.500" class="d-coin" />
            <ellipse cx="12" cy="14" rx="9" ry="4.500" class="d-coin" />
            <ellipse cx="12" cy="9" rx="9" ry="4.500" class="d-coin" />
            <ellipse cx="23" cy="20" rx="9" ry="4.500" class="d-coin" />
          </svg>
          <span class="small">{say(language, text.bank)}</span>
        </span>
      </div>
      {pass !== undefined && (
        <div class="b-pass" data-anchor="pass">
          <Button
            kind={choices.length === 1 ? "main" : "plain"}
            chosen={pass.notation === context.proposed?.notation}
            onClick={() => context.choose(pass.action)}
          >
            {pass.text}
          </Button>
        </div>
      )}
      <Selling context={context} />
    </section>
  );
}

/** Buildings leave the bag by draws and come back by bankruptcy. */
function bagChange(event: Event): number | undefined {
  return event.what === "drawn" ? -1 : event.what === "refilled" ? event.by : undefined;
}

interface Sale {
  readonly action: Extract<Action, { readonly type: "sell" }>;
  readonly notation: string;
  readonly told: string;
}

/** What the viewer may sell to be able to build; undefined where nothing has to be sold. */
export function salesOf(context: BoardContext): readonly Sale[] | undefined {
  const { view, choices } = context;
  if (!view.short || !isMine(context) || view.step !== "build") return undefined;
  const sales = choices.flatMap(({ action, notation, text: told }) =>
    action.type === "sell" ? [{ action, notation, told }] : [],
  );
  // Who has sold enough is no longer short, and may sell more.
  return sales.length > 0 || isShort(context) ? sales : undefined;
}

function isShort({ rules, view, viewer = 0 }: BoardContext): boolean {
  const { cheapest, money } = shortfall(rules, view, viewer);
  return cheapest > money;
}

/** Shares that the bank would take from a player who is short. */
function Selling({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { rules, view, viewer = 0, phrases, language, proposed } = context;
  const sales = salesOf(context);
  if (sales === undefined) return null;
  const { cheapest, money, resale } = shortfall(rules, view, viewer);
  return (
    <div class="b-selling" data-anchor="selling">
      {isShort(context) && (
        <p>
          <b>{phrases.eventNames.short}.</b>{" "}
          {shortOf[language](phrases.money(cheapest), phrases.money(money), phrases.money(resale))}
        </p>
      )}
      <ul class="b-sales" data-reached={reached(sales.length, 3)}>
        {sales.map(({ action, notation, told }) => {
          const card = rules.cards.find(
            ({ object, price }) => rules.objects[object]?.id === action.object && price === action.price,
          ) as Card;
          const chosen = proposed?.notation === notation;
          return (
            <li key={notation}>
              <button
                type="button"
                class={`b-sale lit ${chosen ? "chosen" : ""}`}
                aria-pressed={chosen || undefined}
                title={phrases.objects[action.object]}
                onClick={() => context.propose(action)}
              >
                <span class="unseen">{told}</span>
                <ObjectIcon id={action.object} size={18} />
                <span class="b-sale-name" aria-hidden="true">
                  {phrases.objects[action.object]}
                </span>
                <span class="b-sale-price" aria-hidden="true">
                  {action.price}
                </span>
                <b aria-hidden="true">+{card.resale}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
