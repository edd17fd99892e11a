import { CardFace, Coin, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Establishment, Landmark, Table } from "../rules/component.ts";
import { Drawing } from "./pictures.tsx";
import { SymbolIcon } from "./symbol-icon.tsx";

/** "2–3": the totals that wake a card. */
export function numbersOf(card: Establishment): string {
  const [first] = card.numbers;
  const last = card.numbers.at(-1);
  return first === last ? String(first) : `${first}–${last}`;
}

export function Price({ coins, size = 26 }: { readonly coins: number; readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="-9 -17 18 18" width={size} height={size} aria-hidden="true" focusable="false">
      <Coin label={String(coins)} />
    </svg>
  );
}

/** An establishment as a card, large in the market or small in a city. */
export function EstablishmentCard(props: {
  readonly card: Establishment;
  readonly setting: Pick<Setting, "words">;
  readonly cost?: number;
  readonly count?: number;
  readonly small?: boolean;
}): JSX.Element {
  const { card, setting, cost, count, small } = props;
  return (
    <CardFace
      band={`m-${card.colour}`}
      trigger={numbersOf(card)}
      sign={<SymbolIcon symbol={card.symbol} />}
      picture={<Drawing id={card.id} />}
      name={setting.words.names[card.id] ?? card.id}
      {...(!small && { effect: setting.words.effect(card.id) })}
      {...(cost !== undefined && { price: <Price coins={cost} /> })}
      {...(count !== undefined && { count })}
      {...(small && { small })}
    />
  );
}

export function LandmarkCard(props: {
  readonly landmark: Pick<Landmark, "id">;
  readonly cost?: number;
  readonly setting: Pick<Setting, "words">;
  readonly small?: boolean;
}): JSX.Element {
  const { landmark, cost, setting, small } = props;
  return (
    <CardFace
      band="m-landmark"
      sign={<SymbolIcon symbol="tower" />}
      picture={<Drawing id={landmark.id} />}
      name={setting.words.names[landmark.id] ?? landmark.id}
      {...(!small && { effect: setting.words.effect(landmark.id) })}
      {...(cost !== undefined && { price: <Price coins={cost} /> })}
      {...(small && { small })}
    />
  );
}

/** Any component by its id. */
export function Picture({ component, setting }: { component: string; setting: Setting<never, never, unknown, Table> }) {
  const { table } = setting;
  const card = table.establishments.find(({ id }) => id === component);
  if (card !== undefined) return <EstablishmentCard card={card} setting={setting} cost={card.cost} />;
  const landmark = table.landmarks.find(({ id }) => id === component);
  return (
    <LandmarkCard
      landmark={landmark ?? { id: component }}
      setting={setting}
      {...(landmark !== undefined && { cost: landmark.cost })}
    />
  );
}
