import type { Seat } from "@tabletown/kernel";
import { choiceOf, Dialog, isProposed, PictureButton, SeatMark, say, spoken } from "@tabletown/ui";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { CityCard } from "./card.tsx";
import { City } from "./city.tsx";
import { type BoardContext, cardIn, handSize, nameOf, playerIn } from "./context.ts";
import { Holdings, PovertyStreet } from "./holdings.tsx";
import { OwnLand } from "./land.tsx";
import { ColourSign, Sign } from "./signs.tsx";
import { stacks, text } from "./text.ts";

/** The other players at a glance; a tap opens a city in full. */
export function Rivals({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, viewer, language, name } = context;
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  const seats = view.players.map((_, seat) => seat);
  const from = (viewer ?? -1) + 1;
  const order = [...seats.slice(from), ...seats.slice(0, from)].filter((seat) => seat !== viewer);
  return (
    <section class="l-rivals apart" aria-label={say(language, text.players)} data-anchor="players">
      <ul>
        {order.map((seat) => (
          <li key={seat} class={`l-rival ${view.seat === seat && view.agenda.length > 0 ? "l-active" : ""}`}>
            <Glance seat={seat} context={context} onOpen={() => setOpen(seat)} />
            <Holdings seat={seat} context={context} />
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Dialog title={name(open)} wide onClose={() => setOpen(undefined)}>
          <WholeCity seat={open} context={context} />
        </Dialog>
      )}
    </section>
  );
}

function Glance(props: { readonly seat: Seat; readonly context: BoardContext; onOpen(): void }): JSX.Element {
  const { seat, context, onOpen } = props;
  const { language, name } = context;
  const player = playerIn(context, seat);
  const target = choiceOf(context, "target", (a) => a.seat === seat);
  const size = handSize(player);
  const label = [
    name(seat),
    ...(target === undefined ? [] : [target.text]),
    stacks[language](player.stacks.length),
    `${say(language, text.cardsInHand)}: ${size}`,
    `${say(language, text.boroughs)}: ${player.boroughs.length}`,
    say(language, text.open),
  ];
  return (
    <PictureButton
      class="l-glance"
      label={spoken(label)}
      title={spoken(label)}
      anchor={`hand-${seat}`}
      lit={target !== undefined}
      chosen={isProposed(context, target)}
      onClick={() => {
        if (target === undefined) onOpen();
        else context.propose(target.action);
      }}
    >
      <span class="l-who">
        <SeatMark seat={seat} />
        <b>{name(seat)}</b>
        <span class="l-has">
          {size}
          <Sign name="card" size={13} />
          {player.boroughs.length}
          <Sign name="borough" size={14} />
        </span>
      </span>
      <span class="l-dots" data-anchor={`city-${seat}`}>
        {player.stacks.map((stack, index) => {
          const colour = cardIn(context, stack.card)?.colour ?? "grey";
          return (
            <span key={`stack ${index + 1}`} class={`l-dot l-${colour} ${stack.turned ? "l-dot-turned" : ""}`}>
              {!stack.turned && <ColourSign colour={colour} size={11} />}
            </span>
          );
        })}
      </span>
    </PictureButton>
  );
}

/** Everything about another player that is open to the viewer. */
function WholeCity({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { language, words } = context;
  const player = playerIn(context, seat);
  const known = player.hand.flatMap((id) => cardIn(context, id) ?? []);
  return (
    <div class="l-whole">
      <Holdings seat={seat} context={context} />
      <PovertyStreet seat={seat} context={context} />
      <OwnLand seat={seat} context={context} />
      <City seat={seat} context={context} />
      <p class="small soft">
        {say(language, text.cardsInHand)}: {handSize(player)}
      </p>
      {known.length > 0 && (
        <>
          <h3>{say(language, text.knownHand)}</h3>
          <ul class="l-cards">
            {known.map((card, i) => (
              <li key={`${card.id} ${i + 1}`}>
                <PictureButton
                  class="l-card-button"
                  label={`${nameOf(context, card.id)}. ${words.effect(card.id)}`}
                  component={card.id}
                  onClick={() => context.inspect(card.id)}
                >
                  <CityCard card={card} setting={context} />
                </PictureButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
