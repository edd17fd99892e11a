/** The fields of the component table, as people call them. */
export const fields: Readonly<Record<string, string>> = {
  "field.start": "start",
  "field.coins": "coins",
  "field.establishments": "establishments",
  "field.colour": "colour",
  "field.symbol": "symbol",
  "field.numbers": "numbers",
  "field.cost": "cost",
  "field.copies": "copies",
  "field.effect": "effect",
  "field.needs": "landmark needed",
  "field.amount": "amount",
  "field.marketPiles": "piles in the market",
  "field.box": "box",
};
