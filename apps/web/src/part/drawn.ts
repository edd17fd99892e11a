import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether a component is on the screen: what takes long to draw waits for it, so that the page is never held up by all at once. */
export function useDrawn(): boolean {
  const drawn = useSignal(false);
  useEffect(() => {
    drawn.value = true;
  }, [drawn]);
  return drawn.value;
}
