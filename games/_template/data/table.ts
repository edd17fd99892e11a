import type { Provenance } from "@tabletown/kernel";

export interface Table {
  readonly houses: readonly House[];
}

export interface House {
  readonly id: string;
  readonly height: number;
  readonly copies: number;
  readonly provenance: Readonly<Record<"height" | "copies", Provenance>>;
}

const ours = { height: "reconstructed", copies: "reconstructed" } as const;

export const table: Table = {
  houses: [
    { id: "cottage", height: 1, copies: 6, provenance: ours },
    { id: "townhouse", height: 2, copies: 5, provenance: ours },
    { id: "tenement", height: 4, copies: 4, provenance: ours },
    { id: "tower", height: 7, copies: 3, provenance: ours },
  ],
};
