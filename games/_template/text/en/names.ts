/** Components, score parts and options by id. */
export const names = {
  cottage: "cottage",
  townhouse: "town house",
  tenement: "tenement",
  tower: "tower",
  corner: "corner plot",
  height: "Height of buildings",
  lower: "Lower than the one before",
  corners: "Corner plots",
  coins: "Coins left",
  "option.corners": "How many corner plots are auctioned",
  "option.corners.1": "One",
  "option.corners.3": "Three, one after the other",
} as const;
