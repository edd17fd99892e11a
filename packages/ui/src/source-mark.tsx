import type { Provenance } from "@tabletown/kernel";
import type { JSX } from "preact";
import { useMatchContext } from "./match-context.ts";

/** How a value that is not read from this edition's rulebook is marked. */
export const SOURCE_SIGNS: Readonly<Record<Provenance, string>> = {
  rulebook: "",
  sourced: "′",
  "other-edition": "°",
  reconstructed: "~",
};

/** The least sure of a component's sources, where any of its values was never seen on this edition's print. */
export function unsureSource(sources: Readonly<Record<string, Provenance>>): Provenance | undefined {
  const found = Object.values(sources);
  return (["reconstructed", "other-edition"] as const).find((source) => found.includes(source));
}

/**
 * The small sign on a card at the table that not every value of it was seen in print. A tap on it plays nothing: it
 * shows the card large, with what the sign means. It stands inside the card's own button, so keys reach it otherwise.
 */
export function SourceMark(props: {
  readonly component: string;
  readonly sources: Readonly<Record<string, Provenance>>;
}): JSX.Element | null {
  const { inspect } = useMatchContext();
  const source = unsureSource(props.sources);
  if (source === undefined) return null;
  const show = (event: Event): void => {
    event.stopPropagation();
    inspect(props.component);
  };
  return (
    <span class="source-mark" aria-hidden="true" onClick={show}>
      <b>{SOURCE_SIGNS[source]}</b>
    </span>
  );
}
