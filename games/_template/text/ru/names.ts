/** Components, score parts and options by id. */
export const names = {
  cottage: "домик",
  townhouse: "особняк",
  tenement: "доходный дом",
  tower: "башня",
  corner: "угловой участок",
  height: "Высота зданий",
  lower: "Ниже предыдущего",
  corners: "Угловые участки",
  coins: "Оставшиеся монеты",
  "option.corners": "Сколько угловых участков разыгрывается",
  "option.corners.1": "Один",
  "option.corners.3": "Три, один за другим",
} as const;
