import { choiceOf, PictureButton, say, spoken } from "@tabletown/ui";
import type { JSX } from "preact";
import { DECKS } from "../data/table.ts";
import type { BoardContext } from "./context.ts";
import { deckSize } from "./facts.ts";
import { prompt } from "./prompt.ts";
import { cards, text } from "./text.ts";

/** One drawn edge stands for so many cards. */
const EDGE = 12;

/** The face-down deck, as thick as it is. */
export function DeckPile({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, language } = context;
  const { left } = view.deck;
  const size = deckSize(view);
  const draw = choiceOf(context, "draw");
  const set = DECKS.find((each) => left[each] > 0);
  const thickness = Math.ceil(size / EDGE);
  const sets = DECKS.map((each) => `${say(language, text.set)} ${each}: ${left[each]}`).join(", ");
  const label = [`${say(language, text.deck)}: ${cards[language](size)}`, sets];
  if (draw !== undefined) label.push(draw.text);
  return (
    <PictureButton
      class="l-deck"
      anchor="deck"
      label={spoken(label)}
      title={sets}
      lit={draw !== undefined}
      onClick={() => {
        if (draw !== undefined) context.choose(draw.action);
        else context.refuse(context.asked === undefined ? spoken(label.slice(0, 2)) : prompt(view, context));
      }}
    >
      <span class={`l-pile ${size === 0 ? "l-pile-empty" : ""}`} style={{ "--edges": thickness }}>
        <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
          <path d="M8 62q5.5 -6 11 0t11 0t11 0t11 0M8 70q5.5 -6 11 0t11 0t11 0t11 0" class="l-back-river" />
          <path
            d="M14 54V34h8v20M22 54V26l5 -8l5 8v28M32 54V38h14v16M36 44h1M41 44h1M36 49h1M41 49h1M26 32h2M26 38h2M17 40h2M17 46h2"
            class="l-back-line"
          />
        </svg>
        <b class="l-pile-set">{set ?? "–"}</b>
        <b class="l-pile-size">{size}</b>
      </span>
      <span class="l-sets">
        {DECKS.map((each) => (
          <span key={each} class={left[each] === 0 ? "l-set-gone" : ""}>
            {each} {left[each]}
          </span>
        ))}
      </span>
    </PictureButton>
  );
}
