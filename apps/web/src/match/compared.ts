/** Held beside each other, at most. */
const MOST = 2;

/** What the pointer rests on. */
export const POINTED = "[data-component]:hover";

/** The component that an element shows, or is part of. */
export function componentAt(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-component]")?.dataset.component;
}

/** Keeps another component, in place of the older one where two are kept, or lets it go. */
export function compareWith(kept: readonly string[], component: string): readonly string[] {
  if (kept.includes(component)) return kept.filter((each) => each !== component);
  return [...kept, component].slice(-MOST);
}
