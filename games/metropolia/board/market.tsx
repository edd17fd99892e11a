import { PictureButton, say } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Colour, Establishment } from "../rules/component.ts";
import type { Pile } from "../rules/view.ts";
import { choiceFor, type Props } from "./board.tsx";
import { EstablishmentCard, numbersOf } from "./card.tsx";
import { coins, groups, reasons, text, tooDear } from "./text.ts";

const order: readonly Colour[] = ["blue", "green", "red", "purple"];

/** The market in its four groups. */
export function Market({ board }: { readonly board: Props }): JSX.Element {
  const { view, language, table } = board;
  const cardOf = (pile: Pile): Establishment | undefined => table.establishments.find(({ id }) => id === pile.card);
  return (
    <section class="m-market" aria-label={say(language, text.market)} data-anchor="market">
      <h2 class="m-heading">
        {say(language, text.market)}
        {view.deck > 0 && (
          <span class="small soft">
            {say(language, text.deck)}: {view.deck}
          </span>
        )}
      </h2>
      <div class="m-groups">
        {order.map((colour) => {
          const piles = view.market.flatMap((pile) => {
            const card = cardOf(pile);
            return card?.colour === colour ? [{ pile, card }] : [];
          });
          return piles.length === 0 ? null : (
            <div key={colour} class={`m-group m-${colour} far`}>
              <h3>{say(language, groups[colour])}</h3>
              <div class="m-cards">
                {piles.map(({ pile, card }) => (
                  <PileButton key={pile.card} pile={pile} card={card} board={board} />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function PileButton(props: { readonly pile: Pile; readonly card: Establishment; readonly board: Props }): JSX.Element {
  const { pile, card, board } = props;
  const { language, words, view, viewer } = board;
  const build = choiceFor(board, (action) => action.type === "build" && action.card === card.id);
  const building = view.phase.at === "build" && board.choices.length > 0;
  const proposed = board.proposed?.action;
  const chosen = proposed?.type === "build" && proposed.card === card.id;
  const owned = viewer === undefined ? 0 : (view.players[viewer]?.owned[card.id] ?? 0);
  const name = words.names[card.id] ?? card.id;
  const label = [
    name,
    say(language, groups[card.colour]),
    numbersOf(card),
    words.effect(card.id),
    coins(language, pile.cost),
    `${say(language, text.left)}: ${pile.left}`,
    ...(owned > 0 ? [`${say(language, text.owned)}: ${owned}`] : []),
    ...(build === undefined ? [] : [say(language, text.canBuild)]),
  ].join(", ");
  const tap = (): void => {
    if (build !== undefined) board.propose(build);
    else if (building) board.refuse(`${name}: ${whyNot(board, card, pile)}`);
    else board.inspect(card.id);
  };
  return (
    <PictureButton
      class="m-pile"
      label={label}
      lit={build !== undefined}
      chosen={chosen}
      barred={building && build === undefined}
      anchor={`pile-${card.id}`}
      onClick={tap}
    >
      <EstablishmentCard card={card} setting={board} cost={pile.cost} count={pile.left} />
    </PictureButton>
  );
}

function whyNot({ language, view, viewer }: Props, card: Establishment, pile: Pile): string {
  const player = viewer === undefined ? undefined : view.players[viewer];
  if (card.colour === "purple" && (player?.owned[card.id] ?? 0) > 0) return say(language, reasons.twice);
  return tooDear(language, pile.cost, player?.coins ?? 0);
}
