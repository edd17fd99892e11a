import type { Table } from "./table.ts";

export const standard: Table = {
  buildings: [
    { id: "cottage", height: 1, copies: 6 },
    { id: "townhouse", height: 2, copies: 5 },
    { id: "tenement", height: 4, copies: 4 },
    { id: "tower", height: 7, copies: 3 },
  ],
  corner: { id: "corner", points: 5 },
  coins: 4,
};
