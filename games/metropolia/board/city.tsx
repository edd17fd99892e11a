import type { GameEvent, Seat } from "@tabletown/kernel";
import {
  again,
  choiceOf,
  isProposed,
  longestWord,
  PictureButton,
  reached,
  SeatMark,
  say,
  seatTitle,
  spoken,
  Tally,
  withBreaks,
} from "@tabletown/ui";
import type { JSX } from "preact";
import type { Establishment, Landmark } from "../data/table.ts";
import type { PlayerView } from "../rules/view.ts";
import { span } from "../text/numbers.ts";
import { EstablishmentCard, Price } from "./card.tsx";
import type { BoardContext } from "./context.ts";
import { Drawing } from "./drawing.tsx";
import { nameBreaks } from "./name-breaks.ts";
import { SymbolIcon } from "./symbol-icon.tsx";
import { builtCount, coins, copiesSaid, reasons, text, tooDear } from "./text.ts";

/** The kinds of cards that a player has, in the order of their numbers. */
export function cardsIn({ view, table }: BoardContext, seat: Seat): readonly Establishment[] {
  const { owned } = view.players[seat] as PlayerView;
  return table.establishments
    .filter(({ id }) => (owned[id] ?? 0) > 0)
    .sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
}

/** Whether the viewer may now take a card from a player. */
export function isTakenFrom(context: BoardContext, seat: Seat): boolean {
  return choiceOf(context, "take", (action) => action.from === seat) !== undefined;
}

/** One player's city: coins, landmarks, and the cards in the order of their numbers. */
export function City({ seat, context }: { readonly seat: Seat; readonly context: BoardContext }): JSX.Element {
  const { view, viewer, table, language } = context;
  const player = view.players[seat] as PlayerView;
  const mine = seat === viewer;
  const active = view.turn === seat && view.phase.type !== "over";
  const landmarks = table.landmarks.filter(({ id }) => id in player.built);
  const built = landmarks.filter(({ id }) => player.built[id]).length;
  // Everybody begins with a town hall where the landmarks of its box are in play.
  const hall = landmarks.some(({ box }) => box === table.townHall.box);
  const plots = landmarks.length + Number(hall);
  const cards = cardsIn(context, seat);
  return (
    <section
      class={`m-city ${mine ? "m-mine apart" : "far"} ${active ? "m-active" : ""}`}
      aria-label={seatTitle(context, seat)}
      id={`m-city-${seat}`}
      data-anchor={`city-${seat}`}
      data-plots={plots}
      data-taken-from={isTakenFrom(context, seat) || undefined}
    >
      <header class="m-city-head">
        <SeatMark seat={seat} size={20} />
        <h2>{seatTitle(context, seat)}</h2>
        <span class="m-progress small soft" title={say(language, text.builtOf)}>
          <span aria-hidden="true">
            {built}/{landmarks.length}
          </span>
          <span class="unseen">{builtCount[language](built, landmarks.length)}</span>
        </span>
        <Tally
          class="m-coins"
          anchor={`coins-${seat}`}
          label={`${seatTitle(context, seat)}: ${say(language, text.coins)}`}
          value={player.coins}
          change={(event) => coinChange(event, seat)}
        >
          <Price coins={player.coins} size={38} />
        </Tally>
      </header>
      <div class="m-plots">
        <ul class="m-landmarks" data-count={plots} style={{ "--plots": plots }}>
          {hall && (
            <li>
              <HallPlot seat={seat} mine={mine} context={context} />
            </li>
          )}
          {landmarks.map((landmark) => (
            <li key={landmark.id}>
              <LandmarkPlot landmark={landmark} player={player} mine={mine} context={context} />
            </li>
          ))}
        </ul>
      </div>
      <ul class="m-owned" data-reached={reached(cards.length, 6, 9, 13)}>
        {cards.map((card) => (
          <li key={card.id}>
            <OwnedCard card={card} seat={seat} copies={player.owned[card.id] ?? 0} context={context} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How an event changed a seat's coins: what it received, or what it paid to somebody. */
function coinChange(event: GameEvent, seat: Seat): number | undefined {
  if (event.what !== "coins" || event.by === undefined) return undefined;
  if (event.seat === seat) return event.by;
  return event.with === seat ? -event.by : undefined;
}

function PlotName({ name }: { readonly name: string }): JSX.Element {
  return (
    <span class="m-plot-name" style={{ "--longest": longestWord(name) }}>
      {withBreaks(name, nameBreaks)}
    </span>
  );
}

/** The town hall: there from the start, so nothing can be done with it but look. */
function HallPlot(props: { readonly seat: Seat; readonly mine: boolean; readonly context: BoardContext }): JSX.Element {
  const { seat, mine, context } = props;
  const { id } = context.table.townHall;
  const name = context.words.names[id] ?? id;
  return (
    <PictureButton
      class="m-landmark-plot m-built"
      label={`${name}, ${say(context.language, text.built)}, ${context.words.effect(id)}`}
      title={name}
      anchor={`hall-${seat}`}
      component={id}
      onClick={() => context.inspect(id)}
    >
      <Drawing id={id} />
      {mine && <PlotName name={name} />}
    </PictureButton>
  );
}

function LandmarkPlot(props: {
  readonly landmark: Landmark;
  readonly player: PlayerView;
  readonly mine: boolean;
  readonly context: BoardContext;
}): JSX.Element {
  const { landmark, player, mine, context } = props;
  const { language, words } = context;
  const built = player.built[landmark.id] === true;
  const choice = mine ? choiceOf(context, "build-landmark", (action) => action.landmark === landmark.id) : undefined;
  const name = words.names[landmark.id] ?? landmark.id;
  const building = mine && context.view.phase.type === "build" && context.choices.length > 0;
  const label = spoken(
    [
      name,
      say(language, built ? text.built : text.notBuilt),
      words.effect(landmark.id),
      coins(language, landmark.cost),
      ...(choice === undefined ? [] : [say(language, text.canBuild)]),
    ],
    ", ",
  );
  const tap = (): void => {
    if (choice !== undefined) context.propose(choice.action);
    else if (building && built) context.refuse(`${name}: ${say(language, reasons.already)}`);
    else if (building)
      context.refuse(`${name}: ${words.effect(landmark.id)} ${tooDear(language, landmark.cost, player.coins)}`);
    else context.inspect(landmark.id);
  };
  return (
    <PictureButton
      class={`m-landmark-plot ${built ? "m-built" : ""}`}
      label={label}
      title={name}
      lit={choice !== undefined}
      chosen={isProposed(context, choice)}
      {...(mine && { anchor: `landmark-${landmark.id}` })}
      component={landmark.id}
      onClick={tap}
    >
      <Drawing id={landmark.id} />
      {mine && <PlotName name={name} />}
      {!built && (
        <span class="m-plot-price">
          <Price coins={landmark.cost} size={22} />
        </span>
      )}
    </PictureButton>
  );
}

function OwnedCard(props: {
  readonly card: Establishment;
  readonly seat: Seat;
  readonly copies: number;
  readonly context: BoardContext;
}): JSX.Element {
  const { card, seat, copies, context } = props;
  const { words, viewer, last, language } = context;
  const choice =
    seat === viewer
      ? choiceOf(context, "give", (action) => action.card === card.id)
      : choiceOf(context, "take", (action) => action.card === card.id && action.from === seat);
  const worked = last?.events.some(
    ({ cause }) => cause.component === card.id && cause.seat === seat && cause.rule !== "5.1",
  );
  const name = words.names[card.id] ?? card.id;
  return (
    <PictureButton
      class={`m-owned-card ${worked ? `worked ${again(last?.seq)}` : ""}`}
      label={[
        name,
        ...(copies > 1 ? [copiesSaid(language, copies)] : []),
        span(card.numbers),
        words.effect(card.id),
      ].join(", ")}
      title={name}
      lit={choice !== undefined}
      anchor={`card-${seat}-${card.id}`}
      component={card.id}
      onClick={() => (choice === undefined ? context.inspect(card.id) : context.propose(choice.action))}
    >
      {seat === viewer ? (
        <EstablishmentCard card={card} setting={context} {...(copies > 1 && { count: copies })} small />
      ) : (
        <span class={`m-chip m-${card.colour}`}>
          <b>{span(card.numbers)}</b>
          <span class="m-chip-sign">
            {card.colour === "purple" ? <Drawing id={card.id} /> : <SymbolIcon symbol={card.symbol} />}
          </span>
          <span class="m-chip-name">{name}</span>
          {copies > 1 && <span class="m-chip-count">×{copies}</span>}
        </span>
      )}
    </PictureButton>
  );
}
