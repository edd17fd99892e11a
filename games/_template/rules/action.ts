/** Everything a player can do. */
export type Action =
  | { readonly type: "build"; readonly building: string }
  | { readonly type: "bid"; readonly coins: number };
