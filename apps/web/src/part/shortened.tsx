import { useSignal } from "@preact/signals";
import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { t } from "../text/index.ts";

/** So many of all rows at first, and a button for the rest. */
export function Shortened<T>(props: {
  readonly all: readonly T[];
  readonly most: number;
  children(shown: readonly T[]): JSX.Element;
}): JSX.Element {
  const { all, most, children } = props;
  const whole = useSignal(false);
  const isShort = !whole.value && all.length > most;
  return (
    <>
      {children(isShort ? all.slice(0, most) : all)}
      {isShort && (
        <p class="button-row">
          <Button
            kind="quiet"
            onClick={() => {
              whole.value = true;
            }}
          >
            {t().showAll(all.length)}
          </Button>
        </p>
      )}
    </>
  );
}
