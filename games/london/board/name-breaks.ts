import { type WordBreak, wordBreaks } from "@tabletown/ui";

/** Where the longest words of names may break on small cards. */
export const nameBreaks: readonly WordBreak[] = wordBreaks(`
  Billings-gate Leather-works Haber-dashers Browar-nictwo Zegar-mistrzowie Wschodnio-indyjska Zachodnio-indyjskie
  Миллбанк-ская Рыбо-торговцы Биллингс-гейт Брикстон-ская Букингем-ский Вино-торговцы Галанте-рейщики
  естество-знания Шелко-ткачество Корабле-строение Wool-wich Бермон-дси Вест-минстер Вулидж-ский Канали-зация
`);
