import { Button, Die, SeatMark, say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import { diceText } from "../text/numbers.ts";
import { Price } from "./card.tsx";
import type { BoardContext } from "./context.ts";
import { text } from "./text.ts";

/** Moves that are a plain button beside the dice; the rest are made on cards. */
const plain: ReadonlySet<Action["type"]> = new Set(["roll", "keep", "add", "leave", "charge", "decline", "pass"]);

/** The first of these is what most people want; among those who may pay, and where nothing is done, none stands out. */
const usual: ReadonlySet<Action["type"]> = new Set(["roll", "keep", "add", "leave"]);

/** The dice as they lie there, with what was added to them. */
export function totalLabel({ view, language }: Pick<BoardContext, "view" | "language">): string {
  return `${say(language, text.dice)}: ${diceText(view.dice, view.total)}`;
}

/** The dice and the bank, and the buttons for whatever is not a card. */
export function Tray({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, language, choices, last } = context;
  const rolled = last?.events.findLast(({ what }) => what === "roll" || what === "catch");
  const roll = rolled === undefined || last === undefined ? undefined : `roll${last.seq}`;
  const waiting = view.phase.type === "roll";
  const dice = view.dice.length === 0 ? [undefined] : view.dice;
  return (
    <section class="m-tray apart" aria-label={say(language, text.dice)}>
      <div class={`m-dice ${waiting ? "m-dice-old" : ""}`} data-anchor="dice">
        {dice.map((value, i) => (
          <Die key={`${roll}.${i}`} value={value} {...(roll !== undefined && { roll: `${roll}.${i}` })} />
        ))}
        {view.dice.length > 0 && (
          <span class="m-total" role="img" aria-label={totalLabel(context)}>
            {view.total}
          </span>
        )}
      </div>
      <Purse context={context} />
      <div class="m-choices" data-anchor="choices">
        {choices
          .filter(({ action }) => plain.has(action.type))
          .map((choice, i) => (
            <Button
              key={choice.notation}
              kind={i === 0 && usual.has(choice.action.type) ? "main" : "plain"}
              chosen={choice.notation === context.proposed?.notation}
              onClick={() =>
                choice.action.type === "charge" ? context.propose(choice.action) : context.choose(choice.action)
              }
            >
              {choice.text}
            </Button>
          ))}
      </div>
      <div class="m-bank" data-anchor="bank">
        <svg viewBox="0 0 48 30" width="48" height="30" aria-hidden="true">
          <ellipse cx="16" cy="22" rx="12" ry="5" class="d-coin" />
          <ellipse cx="16" cy="17" rx="12" ry="5" class="d-coin" />
          <ellipse cx="16" cy="12" rx="12" ry="5" class="d-coin" />
          <ellipse cx="34" cy="24" rx="12" ry="5" class="d-coin" />
          <ellipse cx="34" cy="19" rx="12" ry="5" class="d-coin" />
        </svg>
        <span class="small">{say(language, text.bank)}</span>
      </div>
    </section>
  );
}

/** On a phone one's own city is out of sight while one looks through the market; it tells its coins to those who listen. */
function Purse({ context: { view, viewer } }: { readonly context: BoardContext }): JSX.Element | null {
  const player = viewer === undefined ? undefined : view.players[viewer];
  if (viewer === undefined || player === undefined) return null;
  return (
    <span class="m-purse" aria-hidden="true">
      <SeatMark seat={viewer} size={15} />
      <Price coins={player.coins} size={36} />
    </span>
  );
}
