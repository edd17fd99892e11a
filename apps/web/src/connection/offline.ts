import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether this device has no connection, as far as it knows. */
export function useOffline(): boolean {
  const offline = useSignal(!navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      offline.value = !navigator.onLine;
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, [offline]);
  return offline.value;
}
