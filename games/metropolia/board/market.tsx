import { type Choice, choiceOf, isProposed, Part, PictureButton, say, spoken } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Colour, Establishment } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Pile } from "../rules/view.ts";
import { span } from "../text/numbers.ts";
import { EstablishmentCard } from "./card.tsx";
import type { BoardContext } from "./context.ts";
import { coins, groups, reasons, text, tooDear } from "./text.ts";

const order: readonly Colour[] = ["blue", "green", "red", "purple"];

/** In how many columns and rows the piles lie on a wide table. */
export function marketShape(piles: number): "none" | "5x2" | "4x3" | "5x3" {
  if (piles === 0) return "none";
  return piles <= 10 ? "5x2" : piles <= 12 ? "4x3" : "5x3";
}

/** As many piles lie in one row of a wide table. */
const ROW = 5;

/** The market in its four groups. */
export function Market({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, language, table } = context;
  const cardOf = (pile: Pile): Establishment | undefined => table.establishments.find(({ id }) => id === pile.card);
  return (
    <section class="m-market apart" aria-label={say(language, text.market)} data-anchor="market">
      <h2 class="m-heading">
        {say(language, text.market)}
        {view.deck > 0 && (
          <span class="small soft">
            {say(language, text.deck)}: {view.deck}
          </span>
        )}
      </h2>
      <div class={`m-groups ${view.market.length <= ROW ? "m-one-row" : ""}`}>
        {order.map((colour) => {
          const piles = view.market.flatMap((pile) => {
            const card = cardOf(pile);
            return card?.colour === colour ? [{ pile, card }] : [];
          });
          return piles.length === 0 ? null : (
            <Part key={colour} first={piles.some(({ card }) => isProposed(context, buildOf(context, card)))}>
              <div class={`m-group m-${colour} far`}>
                <h3>{say(language, groups[colour])}</h3>
                <div class="m-cards">
                  {piles.map(({ pile, card }) => (
                    <PileButton key={pile.card} pile={pile} card={card} context={context} />
                  ))}
                </div>
              </div>
            </Part>
          );
        })}
      </div>
    </section>
  );
}

function PileButton(props: {
  readonly pile: Pile;
  readonly card: Establishment;
  readonly context: BoardContext;
}): JSX.Element {
  const { pile, card, context } = props;
  const { language, words, view, viewer } = context;
  const build = buildOf(context, card);
  const building = view.phase.type === "build" && context.choices.length > 0;
  const owned = viewer === undefined ? 0 : (view.players[viewer]?.owned[card.id] ?? 0);
  const name = words.names[card.id] ?? card.id;
  const label = spoken(
    [
      name,
      say(language, groups[card.colour]),
      span(card.numbers),
      words.effect(card.id),
      coins(language, pile.cost),
      `${say(language, text.left)}: ${pile.left}`,
      ...(owned > 0 ? [`${say(language, text.owned)}: ${owned}`] : []),
      ...(build === undefined ? [] : [say(language, text.canBuild)]),
    ],
    ", ",
  );
  const tap = (): void => {
    if (build !== undefined) context.propose(build.action);
    else if (building) context.refuse(`${name}: ${whyNot(context, card, pile)}`);
    else context.inspect(card.id);
  };
  return (
    <PictureButton
      class="m-pile"
      label={label}
      lit={build !== undefined}
      chosen={isProposed(context, build)}
      barred={building && build === undefined}
      anchor={`pile-${card.id}`}
      component={card.id}
      onClick={tap}
    >
      <EstablishmentCard card={card} setting={context} cost={pile.cost} count={pile.left} />
    </PictureButton>
  );
}

function buildOf(context: BoardContext, card: Establishment): Choice<Action> | undefined {
  return choiceOf(context, "build", (action) => action.card === card.id);
}

function whyNot({ language, view, viewer }: BoardContext, card: Establishment, pile: Pile): string {
  const player = viewer === undefined ? undefined : view.players[viewer];
  if (card.colour === "purple" && (player?.owned[card.id] ?? 0) > 0) return say(language, reasons.twice);
  return tooDear(language, pile.cost, player?.coins ?? 0);
}
