import type { Texts } from "@tabletown/kernel";
import { terms } from "../text/terms.ts";

/** The values of a component table and what they can be, as the form for correcting them calls them. */
export const formTexts = {
  "box.base": { en: "Base game", pl: "Gra podstawowa", ru: "Базовая игра" },
  "box.plus": { en: "PLUS", pl: "PLUS", ru: "PLUS" },
  symbols: { en: "Symbols", pl: "Symbole", ru: "Символы" },
  dice: terms.dice.name,
  card: { en: "Card", pl: "Karta", ru: "Карта" },
  except: { en: "Except", pl: "Oprócz", ru: "Кроме" },
  from: { en: "From", pl: "Od", ru: "От" },
  "type.bank": { en: "The bank pays", pl: "Bank płaci", ru: "Банк платит" },
  "type.bank-per-symbol": { en: "The bank pays per symbol", pl: "Bank płaci za symbol", ru: "Банк платит за символ" },
  "type.bank-per-card": { en: "The bank pays per card", pl: "Bank płaci za kartę", ru: "Банк платит за карту" },
  "type.bank-roll": { en: "The bank pays a roll", pl: "Bank płaci wynik rzutu", ru: "Банк платит по броску" },
  "type.roller-pays": { en: "Who rolled pays", pl: "Płaci rzucający", ru: "Платит бросавший" },
  "type.each-pays": { en: "Everyone pays", pl: "Każdy płaci", ru: "Каждый платит" },
  "type.each-pays-per-symbol": {
    en: "Everyone pays per symbol",
    pl: "Każdy płaci za symbol",
    ru: "Каждый платит за символ",
  },
  "type.each-pays-half": { en: "The rich pay half", pl: "Bogaci płacą połowę", ru: "Богатые платят половину" },
  "type.one-pays": { en: "One player pays", pl: "Jeden gracz płaci", ru: "Один игрок платит" },
  "type.swap": { en: "Swap cards", pl: "Wymiana kart", ru: "Обмен картами" },
  "type.two-dice": { en: "May roll two dice", pl: "Można rzucić dwiema kostkami", ru: "Можно бросить два кубика" },
  "type.raise": { en: "Cards earn more", pl: "Karty dają więcej", ru: "Карты дают больше" },
  "type.extra-turn": { en: "A double brings a turn", pl: "Dublet daje turę", ru: "Дубль даёт ход" },
  "type.reroll": { en: "May roll again", pl: "Można rzucić ponownie", ru: "Можно перебросить" },
  "type.add": { en: "May add to the total", pl: "Można dodać do wyniku", ru: "Можно прибавить к сумме" },
  "type.idle-income": {
    en: "Pays if nothing was built",
    pl: "Płaci, gdy nic nie zbudowano",
    ru: "Платит, если ничего не построено",
  },
} as const satisfies Record<string, Texts>;
