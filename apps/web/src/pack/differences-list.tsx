import { differences } from "@tabletown/kernel";
import type { JSX } from "preact";
import type { LoadedGame } from "../library.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import "./differences-list.css";

/** Everything in which a table differs from the standard one, as sentences. */
export function DifferencesList(props: { readonly loaded: LoadedGame; readonly table: unknown }): JSX.Element {
  const found = differences(props.loaded.title, props.table, settings.value.language);
  if (found.length === 0) return <p class="soft">{t().packSame}</p>;
  return (
    <ul class="differences">
      {found.map(({ component, field, sentence }) => (
        <li key={`${component}.${field}`}>{sentence}</li>
      ))}
    </ul>
  );
}
