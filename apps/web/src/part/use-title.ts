import { useEffect } from "preact/hooks";

/** What the browser's tab says while a screen is open, in order of importance. */
export function useTitle(...parts: readonly (string | false)[]): void {
  const title = [...parts.filter((part) => part !== false && part !== ""), "Tabletown"].join(" · ");
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = "Tabletown";
    };
  }, [title]);
}
