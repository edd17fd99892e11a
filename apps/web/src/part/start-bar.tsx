import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * The button that goes on stays in sight however long the form is. What is scrolled to keeps clear of it: the page is
 * told by an attribute, since a style that looks for it on the page is asked again with whatever comes or goes there.
 */
export function StartBar({ children }: { readonly children: ComponentChildren }): JSX.Element {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.startBar = "";
    return () => {
      delete dataset.startBar;
    };
  }, []);
  return <div class="start-bar">{children}</div>;
}
