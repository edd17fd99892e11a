import type { Texts } from "@tabletown/kernel";

/** The values of a component table and what they can be, as the form for correcting them calls them. */
export const formTexts = {
  stat: { en: "What", pl: "Co", ru: "Что" },
  amount: { en: "How much", pl: "Ile", ru: "Сколько" },
  where: { en: "Which tiles count", pl: "Które kafelki się liczą", ru: "Какие тайлы считаются" },
  of: { en: "Tiles with", pl: "Kafelki z symbolem", ru: "Тайлы с символом" },
  later: { en: "Only tiles built later", pl: "Tylko późniejsze kafelki", ru: "Только построенные позже" },
  "aim.most": { en: "Most", pl: "Najwięcej", ru: "Больше всех" },
  "aim.fewest": { en: "Fewest", pl: "Najmniej", ru: "Меньше всех" },
  "where.adjacent": { en: "Beside this one", pl: "Obok tego", ru: "Рядом с этим" },
  "where.own": { en: "In your own borough", pl: "We własnej dzielnicy", ru: "В своём округе" },
  "where.every": { en: "In every borough", pl: "We wszystkich dzielnicach", ru: "Во всех округах" },
  "where.others": { en: "In other boroughs", pl: "W dzielnicach innych", ru: "В чужих округах" },
  "type.gain": { en: "Once, when placed", pl: "Natychmiastowy", ru: "Немедленный" },
  "type.each": { en: "For each tile…", pl: "Za każdy kafelek…", ru: "За каждый тайл…" },
  "type.shore": { en: "For buildings beside lakes", pl: "Za budynki nad jeziorami", ru: "За здания у озёр" },
  "type.red-line": {
    en: "For red lines passed",
    pl: "Za przekroczone czerwone linie",
    ru: "За пересечённые красные линии",
  },
  "type.count": { en: "Number of tiles", pl: "Liczba kafelków", ru: "Число тайлов" },
  "type.group": { en: "Size of a group", pl: "Największa grupa", ru: "Самая большая группа" },
  "type.stat": { en: "A value", pl: "Wartość", ru: "Показатель" },
  "type.markers": { en: "Markers in the borough", pl: "Znaczniki w dzielnicy", ru: "Маркеры в округе" },
} as const satisfies Record<string, Texts>;
