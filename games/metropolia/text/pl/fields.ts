/** The fields of the component table, as people call them. */
export const fields: Readonly<Record<string, string>> = {
  "field.start": "początek",
  "field.coins": "monety",
  "field.establishments": "nieruchomości",
  "field.colour": "kolor",
  "field.symbol": "symbol",
  "field.numbers": "liczby",
  "field.cost": "koszt",
  "field.copies": "liczba kart",
  "field.effect": "działanie",
  "field.needs": "potrzebna nieruchomość specjalna",
  "field.amount": "kwota",
  "field.marketPiles": "stosy na rynku",
  "field.box": "pudełko",
};
