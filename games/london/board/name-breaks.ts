import { type WordBreak, wordBreaks } from "@tabletown/ui";

/** Where the longest words of names may break on small cards. */
export const nameBreaks: readonly WordBreak[] = wordBreaks(`
  Billings-gate Leather-works Haber-dashers Browar-nictwo Zegar-mistrzowie Wschodnio-indyjska Zachodnio-indyjskie
  Миллбанк-ская Рыбо-торговцы Биллингс-гейт Брикстон-ская Букингем-ский Вино-торговцы Галанте-рейщики
  естество-знания Шелко-ткачество Корабле-строение Wool-wich Бермон-дси Вест-минстер Вулидж-ский Канали-зация
  Alms-houses Fish-mongers Univer-sity Bucking-ham Steam-boats Smith-field Exhi-bition Embank-ment Parlia-ment
  West-minster Bermond-sey Maryle-bone Padding-ton Kensing-ton Hammer-smith Camber-well Wands-worth
  Pasman-teria Bławat-nicy Rezy-dencje Uniwer-sytet Brytyj-skie robot-nicze stocz-niowy Natural-nej Kanali-zacja
  Połud-niowa Водо-провод Королев-ский Бога-дельни Бакалей-щики Лондон-ский универ-ситет Британ-ский Мебель-щики
  компа-ния Кожевен-ное Пиво-варение Хайгейт-ское Набе-режная Кенсинг-тон Хаммер-смит Паддинг-тон Камбер-уэлл
`);
