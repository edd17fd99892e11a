import { Gear, Scene } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { baseDrawings } from "./base-drawings.tsx";
import { landmarkDrawings } from "./landmark-drawings.tsx";
import { plusDrawings } from "./plus-drawings.tsx";

const drawings: Readonly<Record<string, () => JSX.Element>> = { ...baseDrawings, ...plusDrawings, ...landmarkDrawings };

/** A drawing never changes, so it is made once for each place it stands in. */
export function Drawing({ id }: { readonly id: string }): JSX.Element {
  return useMemo(() => (drawings[id] ?? unknown)(), [id]);
}

function unknown(): JSX.Element {
  return (
    <Scene>
      <Gear x={60} y={56} />
    </Scene>
  );
}
