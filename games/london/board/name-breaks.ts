import type { WordBreak } from "@tabletown/ui";

/** Where the longest words of names may break on small cards. */
export const nameBreaks: readonly WordBreak[] = [
  ["Billingsgate", "Billings\u00adgate"],
  ["Leatherworks", "Leather\u00adworks"],
  ["Haberdashers", "Haber\u00addashers"],
  ["Browarnictwo", "Browar\u00adnictwo"],
  ["Zegarmistrzowie", "Zegar\u00admistrzowie"],
  ["Wschodnioindyjska", "Wschodnio\u00adindyjska"],
  ["Zachodnioindyjskie", "Zachodnio\u00adindyjskie"],
  ["Миллбанкская", "Миллбанк\u00adская"],
  ["Рыботорговцы", "Рыбо\u00adторговцы"],
  ["Биллингсгейт", "Биллингс\u00adгейт"],
  ["Брикстонская", "Брикстон\u00adская"],
  ["Букингемский", "Букингем\u00adский"],
  ["Виноторговцы", "Вино\u00adторговцы"],
  ["Галантерейщики", "Галанте\u00adрейщики"],
  ["естествознания", "естество\u00adзнания"],
  ["Шелкоткачество", "Шелко\u00adткачество"],
  ["Кораблестроение", "Корабле\u00adстроение"],
];
