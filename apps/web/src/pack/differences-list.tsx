import { differences } from "@tabletown/kernel";
import type { JSX } from "preact";
import type { LoadedGame } from "../library.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import "./differences-list.css";

interface DifferencesProps {
  readonly loaded: LoadedGame;
  readonly table: unknown;
  /** What it is held against, where that is not the standard. */
  readonly from?: unknown;
}

/** Everything in which a table differs from the standard one, or from another, as sentences. */
export function DifferencesList({ loaded, table, from }: DifferencesProps): JSX.Element {
  const found = differences(loaded.title, table, settings.value.language, from);
  if (found.length === 0) return <p class="soft">{from === undefined ? t().packSame : t().packsAlike}</p>;
  return (
    <ul class="differences">
      {found.map(({ component, field, sentence }) => (
        <li key={`${component}.${field}`}>{sentence}</li>
      ))}
    </ul>
  );
}
