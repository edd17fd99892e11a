import { type WordBreak, wordBreaks } from "@tabletown/ui";

/** Where the longest words of names and effects may break on small cards. */
export const nameBreaks: readonly WordBreak[] = wordBreaks(`
  Conve-nience Amuse-ment Ham-burger Shop-ping Furni-ture Vege-table Restau-rant Ware-house Pub-lisher Burger-ownia
  telewi-zyjna Kwia-ciarnia Restau-racja Targo-wisko Wydaw-nictwo hand-lowe bizne-sowe Piekar-nia Kawiar-nia
  rozryw-ki Пшенич-ное развле-чений Радио-башня Тунце-ловный Изда-тельство Продоволь-ственный Сыро-варня Цветоч-ный
  Яблоне-вый Мебель-ная Теле-студия Цветоч-ное Бургер-ная Налого-вая инспек-ция
  Торго-вый обмени-ваются округле-нием establish-ments
`);

/** As many letters as fit on a line of a card of full size, where shorter words go to the next line whole. */
const LINE = 12;

/** Those that are too long even for a card of full size. */
export const fullSizeBreaks: readonly WordBreak[] = nameBreaks.filter(([word]) => word.length > LINE);
