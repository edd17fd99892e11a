import type { Effect, Icon, Sources, Stack, Table, Type } from "../data/table.ts";

/** What the front of a tile shows; a lake has no type. */
export interface Face {
  readonly id: string;
  readonly type?: Type | undefined;
  readonly icon?: Icon | undefined;
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly stack?: Stack;
  readonly provenance: Sources;
}

export function faceOf({ buildings, basics, lake }: Table, id: string): Face | undefined {
  return (
    buildings.find((tile) => tile.id === id) ??
    basics.find((tile) => tile.id === id) ??
    (lake.id === id ? lake : undefined)
  );
}
