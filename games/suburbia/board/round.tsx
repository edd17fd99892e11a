import type { JSX } from "preact";
import type { BoardContext } from "./context.ts";

/** Which round it is, and which will be the last once that is known. */
export function Round({ context }: { readonly context: BoardContext }): JSX.Element {
  const { view, phrases } = context;
  const { outline } = phrases;
  return (
    <p class="s-round" data-anchor="round">
      <span class="soft small">{outline.round}</span> <b>{view.round}</b>
      {view.last > 0 && <span class="s-last-round">{outline.last(view.last, view.round)}</span>}
    </p>
  );
}
