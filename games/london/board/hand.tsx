import { type Choice, choiceOf, isProposed, keyed, PictureButton, RuleLink, say, spoken, Why } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import { developCost } from "../rules/powers.ts";
import { kindOf } from "../rules/ruleset.ts";
import type { Id } from "../rules/state.ts";
import { CityCard } from "./card.tsx";
import {
  type BoardContext,
  cardIn,
  cityOf,
  givenAway,
  isSwapping,
  LOOKING,
  nameOf,
  playerIn,
  SWAPPING,
  tap,
} from "./context.ts";
import { whyNotHand } from "./reasons.ts";
import { cardsOfMost, handLimit, text } from "./text.ts";

const ORDER = ["brown", "blue", "pink", "grey"] as const;

/** The viewer's own cards, by colour: what can be placed together lies together. */
export function Hand({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { viewer, language, rules, table } = context;
  if (viewer === undefined) return null;
  const { hand } = playerIn(context, viewer);
  const place = (id: Id): number => ORDER.indexOf(rules.cards.get(id)?.card.colour ?? "grey");
  const sorted = hand.toSorted((a, b) => place(a) - place(b));
  const limit = table.settings.handLimit;
  const over = hand.length > limit;
  return (
    <section class="l-panel l-hand far" aria-label={say(language, text.hand)} data-anchor={`hand-${viewer}`}>
      <header class="l-head">
        <h2>{say(language, text.hand)}</h2>
        <Why
          class={`l-limit small ${over ? "minus" : "soft"}`}
          label={say(language, text.hand)}
          value={cardsOfMost[language](hand.length, limit)}
          explanation={() => (
            <p>
              {handLimit[language](limit)} <RuleLink number="3.6" />
            </p>
          )}
        />
      </header>
      {sorted.length === 0 ? (
        <p class="soft">{say(language, text.noCards)}</p>
      ) : (
        <ul class="l-cards">
          {keyed(sorted).map(([key, id], i) => (
            <li key={key}>
              <HandCard id={id} second={sorted.indexOf(id) !== i} context={context} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What tapping a hand card would do now. */
function useOf(context: BoardContext, id: Id): Choice<Action> | undefined {
  return (
    choiceOf(context, "place", (a) => a.card === id) ??
    choiceOf(context, "play", (a) => a.card === id) ??
    choiceOf(context, "discard", (a) => a.card === id)
  );
}

function HandCard(props: { readonly id: Id; readonly second: boolean; readonly context: BoardContext }): JSX.Element {
  const { id, second, context } = props;
  const { viewer = 0, language, words, picked, asked, rules } = context;
  const swapping = isSwapping(picked);
  const choice = swapping ? choiceOf(context, "swap", (a) => a.give === id) : useOf(context, id);
  const card = cardIn(context, id);
  const placing = asked?.type === "placing" && asked.card === id && !second;
  const discarding = choice?.action.type === "discard" && !placing;
  const lit = choice !== undefined && !(placing && choice.action.type === "discard" && !hasTwo(context, id));
  const label = [nameOf(context, id), words.names[`colour.${card?.colour ?? "grey"}`], words.effect(id)];
  if (lit && choice !== undefined && !swapping) label.push(choice.text, say(language, text.lit));
  const act = (): void => {
    if (swapping && choice !== undefined) context.pick(`${SWAPPING} ${id}`);
    else tap(context, id, choice, () => whyNotHand(context, id));
  };
  return (
    <PictureButton
      class="l-card-button"
      label={spoken(label)}
      title={`${nameOf(context, id)}. ${words.effect(id)}`}
      lit={lit}
      chosen={isProposed(context, choice) || placing || givenAway(picked) === id}
      barred={asked !== undefined && !lit && !placing && picked !== LOOKING}
      {...(!second && { anchor: `card-${id}` })}
      component={id}
      onClick={act}
    >
      {card !== undefined && (
        <CityCard
          card={card}
          setting={context}
          cost={developCost(rules, cityOf(rules, playerIn(context, viewer)), kindOf(rules, id))}
        />
      )}
      {discarding && <span class="l-verb">{say(language, text.discard)}</span>}
      {placing && <span class="l-verb l-verb-main">{say(language, text.placing)}</span>}
    </PictureButton>
  );
}

function hasTwo(context: BoardContext, id: Id): boolean {
  return playerIn(context, context.viewer ?? 0).hand.filter((each) => each === id).length > 1;
}
