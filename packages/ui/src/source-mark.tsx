import type { Provenance } from "@tabletown/kernel";
import type { JSX } from "preact";

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

/** The small sign on a card at the table that not every value of it was seen in print; the shell tells what it means. */
export function SourceMark({
  sources,
}: {
  readonly sources: Readonly<Record<string, Provenance>>;
}): JSX.Element | null {
  const source = unsureSource(sources);
  if (source === undefined) return null;
  return (
    <span class="source-mark" aria-hidden="true">
      {SOURCE_SIGNS[source]}
    </span>
  );
}
