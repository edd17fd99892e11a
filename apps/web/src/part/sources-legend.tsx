import { PROVENANCES, type Provenance } from "@tabletown/kernel";
import { SOURCE_SIGNS } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";

/** Signs, and what each of them means. */
export function SourcesLegend(props: {
  readonly sources: readonly Provenance[];
  readonly class?: string;
}): JSX.Element {
  const { sources, class: name = "sources-legend" } = props;
  return (
    <ul class={name}>
      {sources.map((source) => (
        <li key={source}>
          <b aria-hidden="true">{SOURCE_SIGNS[source] || "·"}</b> {t().provenanceNames[source]}
        </li>
      ))}
    </ul>
  );
}

/** Each source once. */
export function leastSureFirst(sources: readonly Provenance[]): readonly Provenance[] {
  return PROVENANCES.filter((source) => sources.includes(source)).reverse();
}
