import { choiceOf, isProposed, keyed, PictureButton, say, spoken } from "@tabletown/ui";
import type { JSX } from "preact";
import { type BoardRow, ROWS } from "../rules/action.ts";
import type { Id } from "../rules/state.ts";
import { CityCard } from "./card.tsx";
import { type BoardContext, cardIn, givenAway, nameOf, tap } from "./context.ts";
import { DeckPile } from "./deck.tsx";
import { whyNotBoard } from "./reasons.ts";
import { goneCards, text } from "./text.ts";

/** The two rows of discarded cards, with the deck beside them. */
export function DevelopmentBoard({ context }: { readonly context: BoardContext }): JSX.Element {
  const { table, view, language, words } = context;
  const spaces = table.settings.spaces[view.players.length as 2 | 3 | 4];
  return (
    <section class="l-panel l-board-panel far" aria-label={say(language, text.board)} data-anchor="board">
      <header class="l-head">
        <h2>{say(language, text.board)}</h2>
        {view.removed.length > 0 && (
          <span class="small soft" title={view.removed.map((id) => nameOf(context, id)).join(", ")}>
            {goneCards[language](view.removed.length)}
          </span>
        )}
      </header>
      <div class="l-common" data-spaces={spaces}>
        <DeckPile context={context} />
        <div class="l-rows">
          {ROWS.map((row) => (
            <ul
              key={row}
              class="l-row"
              data-anchor={`row-${row}`}
              aria-label={words.names[`row.${row}`]}
              style={{ "--spaces": spaces }}
            >
              {keyed(view[row]).map(([key, id]) => (
                <li key={key}>
                  <BoardCard id={id} row={row} context={context} />
                </li>
              ))}
              {Array.from({ length: Math.max(0, spaces - view[row].length) }, (_, i) => (
                <li key={`free ${i + 1}`} class="l-space">
                  <span class="unseen">{say(language, text.freeSpace)}</span>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <Peeked context={context} />
    </section>
  );
}

function BoardCard({
  id,
  row,
  context,
}: {
  readonly id: Id;
  readonly row: BoardRow;
  readonly context: BoardContext;
}): JSX.Element {
  const { language, picked, words } = context;
  const give = givenAway(picked);
  const choice =
    give === undefined
      ? (choiceOf(context, "take", (a) => a.row === row && a.card === id) ??
        choiceOf(context, "cover", (a) => a.row === row && a.card === id))
      : choiceOf(context, "swap", (a) => a.give === give && a.row === row && a.card === id);
  const card = cardIn(context, id);
  const label = [nameOf(context, id), words.names[`row.${row}`], words.effect(id)];
  if (choice !== undefined) label.push(choice.text, say(language, text.lit));
  return (
    <PictureButton
      class="l-card-button"
      label={spoken(label)}
      title={`${nameOf(context, id)}. ${words.effect(id)}`}
      lit={choice !== undefined}
      chosen={isProposed(context, choice)}
      anchor={`${row}-${id}`}
      component={id}
      onClick={() => tap(context, id, choice, () => whyNotBoard(context, id))}
    >
      {card !== undefined && <CityCard card={card} setting={context} />}
    </PictureButton>
  );
}

/** Cards on top of the deck that the viewer has looked at, the top one first (SPEC 10.12). */
function Peeked({ context }: { readonly context: BoardContext }): JSX.Element | null {
  const { view, language, words } = context;
  const known = view.deck.top.toReversed();
  if (known.length === 0) return null;
  return (
    <div class="l-peeked">
      <h3>{say(language, text.looked)}</h3>
      <ul class="l-row" style={{ "--spaces": Math.max(3, known.length) }}>
        {keyed(known).map(([key, id]) => {
          const choice =
            choiceOf(context, "pick", (a) => a.card === id) ?? choiceOf(context, "return", (a) => a.card === id);
          const card = cardIn(context, id);
          return (
            <li key={key}>
              <PictureButton
                class="l-card-button"
                label={`${nameOf(context, id)}. ${words.effect(id)} ${choice?.text ?? ""}`}
                lit={choice !== undefined}
                chosen={isProposed(context, choice)}
                component={id}
                onClick={() => tap(context, id, choice, () => words.effect(id))}
              >
                {card !== undefined && <CityCard card={card} setting={context} />}
              </PictureButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
