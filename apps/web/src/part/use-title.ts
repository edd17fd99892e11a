import { useEffect } from "preact/hooks";

/** What a screen is called in the browser's tab, history and bookmarks, in order of importance. */
export function titleText(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== "").join(" · ");
}

/** Names the open screen. Every screen does, so that none keeps the name of the one before. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleText(title, "Tabletown");
  }, [title]);
}
