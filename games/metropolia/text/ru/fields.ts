/** The fields of the component table, as people call them. */
export const fields: Readonly<Record<string, string>> = {
  "field.start": "начало",
  "field.coins": "монеты",
  "field.establishments": "предприятия",
  "field.colour": "цвет",
  "field.symbol": "символ",
  "field.numbers": "числа",
  "field.cost": "цена",
  "field.copies": "число карт",
  "field.effect": "действие",
  "field.needs": "нужная достопримечательность",
  "field.amount": "сумма",
  "field.marketPiles": "стопки на рынке",
  "field.box": "коробка",
};
