import type { JSX } from "preact";
import type { Seen } from "./seen.ts";

/** Which round it is, and which will be the last once that is known. */
export function Round({ seen }: { readonly seen: Seen }): JSX.Element {
  const { view, phrases } = seen;
  const { outline } = phrases;
  return (
    <p class="s-round" data-anchor="round">
      <span class="soft small">{outline.round}</span> <b>{view.round}</b>
      {view.last > 0 && <span class="s-last-round">{outline.last(view.last)}</span>}
    </p>
  );
}
