import { type WordBreak, wordBreaks } from "@tabletown/ui";

/** Where the longest words of names may break on small tiles. */
export const nameBreaks: readonly WordBreak[] = wordBreaks(`
  Inter-national Slaughter-house Conve-nience Condo-minium Bureau-cracy Asso-ciation Home-owner Com-mu-nity
  Restau-rant Muni-cipal Water-front Elemen-tary Retire-ment Apart-ments
  Ware-house Break-fast Fabri-cation Dealer-ship Recy-cling Univer-sity Sky-scraper Invest-ment
  mieszka-niowa Przed-mieście holender-skich nieru-chomości między-narodowe Apar-ta-menty Auto-strada Restau-racja
  restau-racja Elegan-cka Wysy-pisko arty-kułami biuro-wymi fast-foodowa podsta-wowa Wspól-nota osiedlo-wy
  nadwod-nych benzy-nowa Bloko-wisko Elek-trownia wysył-kowe Pensjo-nat scalo-nych Kondo-minium środo-wiska
  Gimna-zjum samo-chodów recy-klingu Uniwer-sytet Wieżo-wiec Inwe-stycja biuro-wiec Biuro-wiec krajo-wego
  miejskie-go недви-жимости автомо-билей Авто-заправка Регио-нальный Между-народный Логисти-ческий домо-вла-дельцев
  Электро-станция принад-леж-ностей Админи-стра-тивный Апарта-менты Инвес-тиция Кино-театр Магис-траль Началь-ная
  Ското-бойня Социаль-ное Универ-ситет микро-схем передвиж-ных прибреж-ной Изыскан-ный Ассо-циация Город-ской
  Агент-ство агент-ство Внутрен-ний Кондо-миниум перера-ботке Небо-скрёб
`);
