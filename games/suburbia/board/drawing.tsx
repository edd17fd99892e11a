import { Boat, Factory, Hall, House, Shop, Water } from "@tabletown/ui";
import type { JSX } from "preact";
import type { Type } from "../data/table.ts";
import { basicDrawings } from "./basic-drawings.tsx";
import { stackADrawings } from "./stack-a-drawings.tsx";
import { stackBDrawings } from "./stack-b-drawings.tsx";
import { stackCDrawings } from "./stack-c-drawings.tsx";

/** What stands on each tile: motifs on a ground at 66, 120 wide. */
export const drawings: Readonly<Record<string, () => JSX.Element>> = {
  ...stackADrawings,
  ...stackBDrawings,
  ...stackCDrawings,
  ...basicDrawings,
};

const byType: Readonly<Record<Type, () => JSX.Element>> = {
  residential: () => <House x={60} y={66} s={1.2} />,
  commercial: () => <Shop x={60} y={66} />,
  industrial: () => <Factory x={58} y={66} />,
  civic: () => <Hall x={60} y={66} />,
};

/** A tile's drawing; tiles of an owner's own making get the one of their type. */
export function Drawing({ id, type }: { readonly id: string; readonly type: Type }): JSX.Element {
  return (drawings[id] ?? byType[type])();
}

/** Open water. */
export function LakeDrawing(): JSX.Element {
  return (
    <>
      <Water y={0} w={120} h={110} />
      <path d="M18 40q4 -3 8 0t8 0M66 50q4 -3 8 0t8 0M30 66q4 -3 8 0t8 0M74 76q4 -3 8 0t8 0" class="d-line d-wave" />
      <Boat x={62} y={44} s={0.7} fill="snow" />
    </>
  );
}
