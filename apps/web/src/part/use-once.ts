import { useRef } from "preact/hooks";

/** Does what leads on to another screen: a second tap before that is there begins nothing more. What has failed can be tried again. */
export function useOnce<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const isBegun = useRef(false);
  return async (...given) => {
    if (isBegun.current) return;
    isBegun.current = true;
    try {
      await work(...given);
    } catch (problem) {
      isBegun.current = false;
      throw problem;
    }
  };
}
