import type { ComponentChildren, JSX } from "preact";
import { longestWord } from "./word-breaks.ts";

/** The anatomy of a card: a band with its trigger, a picture, a name, what it does, a price. */
interface CardProps {
  /** A class that sets `--band` and `--on-band`. */
  readonly band: string;
  readonly trigger?: ComponentChildren;
  readonly sign?: ComponentChildren;
  readonly picture: ComponentChildren;
  /** Lies on the corner of the picture: a sign that not every value was seen in print. */
  readonly mark?: ComponentChildren;
  readonly name: string;
  readonly effect?: string;
  readonly price?: ComponentChildren;
  readonly count?: number;
  readonly small?: boolean;
}

export function CardFace(props: CardProps): JSX.Element {
  const { band, trigger, sign, picture, mark, name, effect, price, count, small } = props;
  return (
    <span class={`card ${band} ${small ? "card-small" : ""}`}>
      <span class="card-band">
        <span class="card-trigger">{trigger}</span>
        {sign !== undefined && <span class="card-sign">{sign}</span>}
      </span>
      <span class="card-picture">{picture}</span>
      {mark}
      <span class="card-name" style={{ "--longest": longestWord(name) }}>
        {name}
      </span>
      {effect !== undefined && <span class="card-effect">{effect}</span>}
      {price !== undefined && <span class="card-price">{price}</span>}
      {count !== undefined && <span class="card-count">×{count}</span>}
    </span>
  );
}
