import type { GameEvent, Seat } from "@tabletown/kernel";
import { again, longestWord, PictureButton, SeatMark, say, Tally } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Establishment, Landmark } from "../rules/component.ts";
import type { SeenPlayer } from "../rules/view.ts";
import { choiceFor, type Props } from "./board.tsx";
import { EstablishmentCard, numbersOf, Price } from "./card.tsx";
import { Drawing } from "./pictures.tsx";
import { coins, reasons, text, tooDear } from "./text.ts";

/** One player's city: coins, landmarks, and the cards in the order of their numbers. */
export function City({ seat, board }: { readonly seat: Seat; readonly board: Props }): JSX.Element {
  const { view, viewer, table, language, name } = board;
  const player = view.players[seat] as SeenPlayer;
  const mine = seat === viewer;
  const active = view.turn === seat && view.phase.at !== "over";
  const landmarks = table.landmarks.filter(({ id }) => id in player.built);
  const built = landmarks.filter(({ id }) => player.built[id]).length;
  // Everybody begins with a town hall where the landmarks of its box are in play.
  const hall = landmarks.some(({ box }) => box === table.townHall.box);
  const cards = table.establishments
    .filter(({ id }) => (player.owned[id] ?? 0) > 0)
    .sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
  return (
    <section
      class={`m-city ${mine ? "m-mine" : "far"} ${active ? "m-active" : ""}`}
      aria-label={name(seat)}
      id={`m-city-${seat}`}
      data-anchor={`city-${seat}`}
    >
      <header class="m-city-head">
        <SeatMark seat={seat} size={20} />
        <h2>{name(seat)}</h2>
        <span class="m-progress small soft" title={say(language, text.builtOf)}>
          {built}/{landmarks.length}
          <span class="unseen"> {say(language, text.builtOf)}</span>
        </span>
        <Tally
          class="m-coins"
          anchor={`coins-${seat}`}
          label={`${name(seat)}: ${say(language, text.coins)}`}
          value={player.coins}
          change={(event) => coinChange(event, seat)}
        >
          <Price coins={player.coins} size={38} />
        </Tally>
      </header>
      <div class="m-plots">
        <ul class="m-landmarks" data-count={landmarks.length + Number(hall)}>
          {hall && (
            <li>
              <HallPlot seat={seat} mine={mine} board={board} />
            </li>
          )}
          {landmarks.map((landmark) => (
            <li key={landmark.id}>
              <LandmarkPlot landmark={landmark} player={player} mine={mine} board={board} />
            </li>
          ))}
        </ul>
      </div>
      <ul class="m-owned">
        {cards.map((card) => (
          <li key={card.id}>
            <OwnedCard card={card} seat={seat} copies={player.owned[card.id] ?? 0} board={board} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How an event changed a seat's coins: what it received, or what it paid to somebody. */
export function coinChange(event: GameEvent, seat: Seat): number | undefined {
  if (event.what !== "coins" || event.by === undefined) return undefined;
  if (event.seat === seat) return event.by;
  return event.with === seat ? -event.by : undefined;
}

function PlotName({ name }: { readonly name: string }): JSX.Element {
  return (
    <span class="m-plot-name" style={{ "--longest": longestWord(name) }}>
      {name}
    </span>
  );
}

/** The town hall: there from the start, so nothing can be done with it but look. */
function HallPlot(props: { readonly seat: Seat; readonly mine: boolean; readonly board: Props }): JSX.Element {
  const { seat, mine, board } = props;
  const { id } = board.table.townHall;
  const name = board.words.names[id] ?? id;
  return (
    <PictureButton
      class="m-landmark-plot m-built"
      label={`${name}, ${say(board.language, text.built)}, ${board.words.effect(id)}`}
      title={name}
      anchor={`hall-${seat}`}
      onClick={() => board.inspect(id)}
    >
      <Drawing id={id} />
      {mine && <PlotName name={name} />}
    </PictureButton>
  );
}

function LandmarkPlot(props: {
  readonly landmark: Landmark;
  readonly player: SeenPlayer;
  readonly mine: boolean;
  readonly board: Props;
}): JSX.Element {
  const { landmark, player, mine, board } = props;
  const { language, words } = board;
  const built = player.built[landmark.id] === true;
  const found = mine ? choiceFor(board, (a) => a.type === "found" && a.landmark === landmark.id) : undefined;
  const proposed = board.proposed?.action;
  const chosen = mine && proposed?.type === "found" && proposed.landmark === landmark.id;
  const name = words.names[landmark.id] ?? landmark.id;
  const building = mine && board.view.phase.at === "build" && board.choices.length > 0;
  const label = [
    name,
    say(language, built ? text.built : text.notBuilt),
    words.effect(landmark.id),
    coins(language, landmark.cost),
    ...(found === undefined ? [] : [say(language, text.canBuild)]),
  ].join(", ");
  const tap = (): void => {
    if (found !== undefined) board.propose(found);
    else if (building && built) board.refuse(`${name}: ${say(language, reasons.already)}`);
    else if (building)
      board.refuse(`${name}: ${words.effect(landmark.id)} ${tooDear(language, landmark.cost, player.coins)}`);
    else board.inspect(landmark.id);
  };
  return (
    <PictureButton
      class={`m-landmark-plot ${built ? "m-built" : ""}`}
      label={label}
      title={name}
      lit={found !== undefined}
      chosen={chosen}
      {...(mine && { anchor: `landmark-${landmark.id}` })}
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
  readonly board: Props;
}): JSX.Element {
  const { card, seat, copies, board } = props;
  const { words, viewer, last } = board;
  const choice =
    seat === viewer
      ? choiceFor(board, (a) => a.type === "give" && a.card === card.id)
      : choiceFor(board, (a) => a.type === "take" && a.card === card.id && a.from === seat);
  const worked = last?.events.some(
    ({ cause }) => cause.component === card.id && cause.seat === seat && cause.rule !== "5.1",
  );
  const name = words.names[card.id] ?? card.id;
  return (
    <PictureButton
      class={`m-owned-card ${worked ? `m-worked ${again(last?.seq)}` : ""}`}
      label={`${name} ×${copies}, ${numbersOf(card)}, ${words.effect(card.id)}`}
      title={name}
      lit={choice !== undefined}
      anchor={`card-${seat}-${card.id}`}
      onClick={() => (choice === undefined ? board.inspect(card.id) : board.propose(choice))}
    >
      {seat === viewer ? (
        <EstablishmentCard card={card} setting={board} count={copies} small />
      ) : (
        <span class={`m-chip m-${card.colour}`}>
          <b>{numbersOf(card)}</b>
          <span class="m-chip-name">{name}</span>
          <span class="m-chip-count">×{copies}</span>
        </span>
      )}
    </PictureButton>
  );
}
