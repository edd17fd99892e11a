import type { JSX } from "preact";

/** How much of something is new. Whoever listens is told by what it stands on. */
export function Badge({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="badge" aria-hidden="true">
      {count > 9 ? "9+" : count}
    </span>
  );
}
