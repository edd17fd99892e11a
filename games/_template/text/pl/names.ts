/** Components, score parts and options by id. */
export const names = {
  cottage: "domek",
  townhouse: "kamienica",
  tenement: "czynszówka",
  tower: "wieżowiec",
  corner: "działka narożna",
  height: "Wysokość budynków",
  lower: "Niższy od poprzedniego",
  corners: "Działki narożne",
  coins: "Pozostałe monety",
  "option.corners": "Ile działek narożnych jest licytowanych",
  "option.corners.1": "Jedna",
  "option.corners.3": "Trzy, jedna po drugiej",
} as const;
