import type { WordBreak } from "@tabletown/ui";

/** Where the longest words of names may break on small tiles. */
export const nameBreaks: readonly WordBreak[] = [
  ["International", "Inter\u00adnational"],
  ["Slaughterhouse", "Slaughter\u00adhouse"],
  ["mieszkaniowa", "mieszka\u00adniowa"],
  ["Przedmieście", "Przed\u00admieście"],
  ["holenderskich", "holender\u00adskich"],
  ["nieruchomości", "nieru\u00adchomości"],
  ["międzynarodowe", "między\u00adnarodowe"],
  ["недвижимости", "недви\u00adжимости"],
  ["автомобилей", "автомо\u00adбилей"],
  ["Автозаправка", "Авто\u00adзаправка"],
  ["Региональный", "Регио\u00adнальный"],
  ["Международный", "Между\u00adнародный"],
  ["Логистический", "Логисти\u00adческий"],
  ["домовладельцев", "домо\u00adвладельцев"],
  ["Электростанция", "Электро\u00adстанция"],
  ["принадлежностей", "принад\u00adлежностей"],
  ["Административный", "Админи\u00adстративный"],
];
