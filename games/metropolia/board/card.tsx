import { CardFace, Coin, SourceMark, withBreaks } from "@tabletown/ui";
import type { JSX } from "preact";
import { provenance } from "../data/provenance.ts";
import type { Establishment, Landmark } from "../data/table.ts";
import { span } from "../text/numbers.ts";
import type { BoardSetting } from "./context.ts";
import { Drawing } from "./drawing.tsx";
import { fullSizeBreaks, nameBreaks } from "./name-breaks.ts";
import { SymbolIcon } from "./symbol-icon.tsx";

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
  readonly setting: Pick<BoardSetting, "words" | "table">;
  readonly cost?: number;
  readonly count?: number;
  readonly small?: boolean;
}): JSX.Element {
  const { card, setting, cost, count, small } = props;
  return (
    <CardFace
      band={`m-${card.colour}`}
      trigger={span(card.numbers)}
      sign={<SymbolIcon symbol={card.symbol} />}
      picture={<Drawing id={card.id} />}
      mark={<SourceMark component={card.id} sources={provenance(setting.table, card.id)} />}
      name={withBreaks(setting.words.names[card.id] ?? card.id, small ? nameBreaks : fullSizeBreaks)}
      {...(!small && { effect: withBreaks(setting.words.effect(card.id), nameBreaks) })}
      {...(cost !== undefined && { price: <Price coins={cost} /> })}
      {...(count !== undefined && { count })}
      {...(small && { small })}
    />
  );
}

export function LandmarkCard(props: {
  readonly landmark: Pick<Landmark, "id">;
  readonly cost?: number;
  readonly setting: Pick<BoardSetting, "words" | "table">;
  readonly small?: boolean;
}): JSX.Element {
  const { landmark, cost, setting, small } = props;
  return (
    <CardFace
      band="m-landmark"
      sign={<SymbolIcon symbol="tower" />}
      picture={<Drawing id={landmark.id} />}
      mark={<SourceMark component={landmark.id} sources={provenance(setting.table, landmark.id)} />}
      name={withBreaks(setting.words.names[landmark.id] ?? landmark.id, small ? nameBreaks : fullSizeBreaks)}
      {...(!small && { effect: withBreaks(setting.words.effect(landmark.id), nameBreaks) })}
      {...(cost !== undefined && { price: <Price coins={cost} /> })}
      {...(small && { small })}
    />
  );
}
