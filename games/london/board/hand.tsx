import { type Choice, keyed, PictureButton, say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Action } from "../rules/action.ts";
import { developCost } from "../rules/powers.ts";
import type { Id } from "../rules/state.ts";
import { CityCard } from "./card.tsx";
import { whyNotHand } from "./reasons.ts";
import {
  cardIn,
  choiceOf,
  givenAway,
  isProposed,
  isSwapping,
  LOOKING,
  nameOf,
  playerIn,
  type Seen,
  SWAPPING,
  tap,
} from "./seen.ts";
import { cards, text } from "./text.ts";

const ORDER = ["brown", "blue", "pink", "grey"] as const;

/** The viewer's own cards, by colour: what can be placed together lies together. */
export function Hand({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const { viewer, language, rules, table } = seen;
  if (viewer === undefined) return null;
  const { hand } = playerIn(seen, viewer);
  const place = (id: Id): number => ORDER.indexOf(rules.cards.get(id)?.card.colour ?? "grey");
  const sorted = hand.toSorted((a, b) => place(a) - place(b));
  const over = hand.length > table.settings.handLimit;
  return (
    <section class="l-panel l-hand far" aria-label={say(language, text.hand)} data-anchor={`hand-${viewer}`}>
      <header class="l-head">
        <h2>{say(language, text.hand)}</h2>
        <span class={over ? "small minus" : "small soft"}>
          {cards[language](hand.length)} / {table.settings.handLimit}
        </span>
      </header>
      {sorted.length === 0 ? (
        <p class="soft">{say(language, text.noCards)}</p>
      ) : (
        <ul class="l-cards">
          {keyed(sorted).map(([key, id], i) => (
            <li key={key}>
              <HandCard id={id} second={sorted.indexOf(id) !== i} seen={seen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What tapping a hand card would do now. */
function useOf(seen: Seen, id: Id): Choice<Action> | undefined {
  return (
    choiceOf(seen, "place", (a) => a.card === id) ??
    choiceOf(seen, "play", (a) => a.card === id) ??
    choiceOf(seen, "discard", (a) => a.card === id)
  );
}

function HandCard(props: { readonly id: Id; readonly second: boolean; readonly seen: Seen }): JSX.Element {
  const { id, second, seen } = props;
  const { viewer = 0, language, words, picked, asked, rules } = seen;
  const swapping = isSwapping(picked);
  const choice = swapping ? choiceOf(seen, "swap", (a) => a.give === id) : useOf(seen, id);
  const card = cardIn(seen, id);
  const placing = asked?.type === "placing" && asked.card === id && !second;
  const discarding = choice?.action.type === "discard" && !placing;
  const lit = choice !== undefined && !(placing && choice.action.type === "discard" && !hasTwo(seen, id));
  const label = [nameOf(seen, id), words.names[`colour.${card?.colour ?? "grey"}`], words.effect(id)];
  if (lit && choice !== undefined && !swapping) label.push(choice.text, say(language, text.lit));
  const act = (): void => {
    if (swapping && choice !== undefined) seen.pick(`${SWAPPING} ${id}`);
    else tap(seen, id, choice, () => whyNotHand(seen, id));
  };
  return (
    <PictureButton
      class="l-card-button"
      label={label.join(". ")}
      title={`${nameOf(seen, id)}. ${words.effect(id)}`}
      lit={lit}
      chosen={isProposed(seen, choice) || placing || givenAway(picked) === id}
      barred={asked !== undefined && !lit && !placing && picked !== LOOKING}
      {...(!second && { anchor: `card-${id}` })}
      onClick={act}
    >
      {card !== undefined && (
        <CityCard card={card} setting={seen} cost={developCost(rules, playerIn(seen, viewer), id)} />
      )}
      {discarding && <span class="l-verb">{say(language, text.discard)}</span>}
      {placing && <span class="l-verb l-verb-main">{say(language, text.placing)}</span>}
    </PictureButton>
  );
}

function hasTwo(seen: Seen, id: Id): boolean {
  return playerIn(seen, seen.viewer ?? 0).hand.filter((each) => each === id).length > 1;
}
