/** Words and turns of phrase that editors have struck out, each with what is said instead. */
export interface Rejected {
  readonly words: RegExp;
  readonly instead: string;
}

const rejected = (pattern: string, instead: string): Rejected => ({
  words: new RegExp(`(?<!\\p{L})(?:${pattern})`, "u"),
  instead,
});

/** In whatever the page, the server, the terminal or a game says. */
export const everywhere: readonly Rejected[] = [
  rejected("[Nn]akrywa\\p{L}* do stołu|[Нн]акрыва\\p{L}* на стол", "Rozkładamy grę… / Раскладываем игру…"),
  rejected("dni na ruch\\.|дни на ход\\.|[Nn]a raty", "korespondencyjnie / по переписке"),
  rejected("[Вв]ойдите за стол", "Сядьте за стол"),
  rejected("Скорость движения", "Скорость анимации"),
  rejected("Попросить отмену", "Попросить отменить ход"),
  rejected('Глазами"|Oczami"', "Чьими глазами / Punkt widzenia"),
  rejected("(?:[Вв]ернуть|[Вв]озвра\\p{L}+) (?:ход|последний выбор)|Ход возвращён|ходы не возвращают", "отменить ход"),
  rejected("[Вв]зять назад", "отменить"),
  rejected("(?:jesteś|zostaniesz) zalogowany", "Zaloguj się: neither he nor she"),
  rejected("aż stół cię zapyta|пока стол обратится", "Poczekaj na swoją turę / Дождитесь своего хода"),
  rejected(
    "(?:wygrywa|побеждает) \\$\\{percent|\\$\\{percent\\} (?:szans|шанс)",
    "szansa na wygraną: 44% / шанс на победу",
  ),
  rejected("[Kk]omponent\\p{L}*", "element: the word of the printed rulebooks"),
  rejected("Nasze: |Наше: ", "Nasze uściślenie: / Наше уточнение:"),
  rejected(
    "[Zz]aczyna pierwsze miejsce|[Нн]ачинает первое место",
    "osoba na pierwszym miejscu / игрок на первом месте",
  ),
  rejected(", tyle: \\$|, числом \\$|числом от", "the plural: losuje 4 budynki / тянет 4 здания"),
  rejected("миг(?!\\p{L})", "момент"),
];

/** In code and comments, tests included: words of which nobody could guess what they stood for. */
export const inCode: readonly Rejected[] = [
  rejected("[Cc]lerks?(?!\\p{L})", "record worker"),
  rejected("[Gg]aller(?:y|ies)(?!\\p{L})", "broadcast; list"),
  rejected("[Hh]unch(?:es)?(?!\\p{L})|[Ll]ore(?!\\p{L})", "policy, features, knowledge of the game"),
  rejected("[Cc]arefully(?!\\p{L})", "say what is checked, or what is caught"),
  rejected("(?<!-|India )[Cc]ompany(?!\\p{L})", "who is present; with others"),
  rejected("(?:interface|type) (?:Seen|Line|House|Outcome)(?!\\p{L})", "one word for one thing: docs/ARCHITECTURE.md"),
];

/** In what is said of games of every kind. */
export const inReviews: readonly Rejected[] = [
  rejected("[Dd]ice|[Kk]ost(?:k|ek)\\p{L}*|[Кк]убик\\p{L}*", "luck: not every game has dice"),
];

/** In the texts, the board and the components of one game. */
export const inGames: Readonly<Record<string, readonly Rejected[]>> = {
  "budowa-miasta": [
    rejected("dzieli zwycięstwo|z kwotą", "współdzieli zwycięstwo, mając 85 mln $"),
    rejected("po \\$\\{(?:money\\()?payout|по \\$\\{(?:money\\()?payout", "razem 12 mln $ za każdą ulicę"),
    rejected("o cenie \\$|ценой \\$", "Sprzedaj za 3 mln $ udział w kinie (cena 6 mln $)"),
    rejected("zabudowane \\$|застроены \\$", "by count: zabudowana działka B1"),
    rejected("спортзал", "спорткомплекс"),
    rejected('ru: "Budowa miasta"', "Строительство города"),
    rejected("parcel\\p{L}+", "działka"),
    rejected("miej właściwe udziały, gdy płacą", "a calque"),
  ],
  london: [
    rejected("na ręce", "w ręku"),
    rejected("[Рр]азмест\\p{L}+|[Рр]азмещ\\p{L}+|[Сс]ыгра\\p{L}*|сыграть с поля", "разыграть в город"),
    rejected("беднот\\p{L}+", "Беднота, the name of a card"),
    rejected("[Нн]ищи\\p{L}+|[Nn]ędzarz\\p{L}*|bied[ęay](?!\\p{L})", "Беднота, Biedota, ubóstwo"),
    rejected("[Вв]ернуть (?:заём|займы)|[Зз]аймы дешевле вернуть", "погасить"),
    rejected("możesz odrzucić \\$|можно сбросить \\$", "najwyżej 3 karty / до 3 карт"),
    rejected("tego koloru \\(\\$|того же цвета \\(\\$", "drugiej brązowej karty"),
    rejected("odrzucenia z ręki: \\$|сбросить с руки: \\$", "odrzuć z ręki 1 kartę"),
    rejected("może mieć dowolny kolor\\$|может быть любого цвета\\$", "odrzucić kartę dowolnego koloru, także Biedotę"),
    rejected("ta zasada to robi|это правило мешает", "temu zapobiega / такое исключает"),
    rejected('faceDown: "(?:odwrócona|перевёрнута)', "karta odwrócona: the noun is said"),
    rejected("2 prestiżu|2 престижа", "2 punkty prestiżu / 2 очка престижа"),
    rejected("[Пп]редел руки", "Лимит карт"),
    rejected("[Вв]згляд в колоду", "Просмотр колоды"),
  ],
  metropolia: [
    rejected("[Oo]biekt\\p{L}*", "nieruchomość specjalna"),
    rejected("[Zz]abyt\\p{L}*|[Pp]rzedsiębiorstw\\p{L}*", "nieruchomość, nieruchomość specjalna"),
    rejected("[Kk]ośćmi|[Kk]ości(?!\\p{L})|[Kk]ością", "kostka"),
    rejected('deck: \\{[^}]*"Talia"', "Stos"),
    rejected("её не надо строить", "она не достопримечательность"),
    rejected(
      "zbudować jedną kartę|[Zz]buduj jedną kartę|построить одну карту|[Пп]остройте одну карту",
      "jedną nieruchomość",
    ),
    rejected("drugie miasto|другой город|Budują kawiarnię|Они строят", "przeciwnik / соперник"),
    rejected("gdy tylko leżą|как только лежат", "gdy tylko trafią / как только попадают"),
    rejected("четыре фиолетовых", "четыре фиолетовые"),
    rejected("(?:Zbuduj|Построить|buduje|строит): \\$", "the accusative: Zbuduj las"),
    rejected('"zostało"|zostało \\$', "w stosie: 4"),
  ],
  suburbia: [
    rejected("\\d (?:monet|монет)\\p{L}*|[15] monet|pełne 5 monet|полные 5 монет", "5 $, $5: coins are another thing"),
    rejected("Odwrotem", "Na odwrocie"),
    rejected(
      "efekt\\p{L}* (?:nowego kafelka )?bez warunku|эффект\\p{L}* (?:нового тайла )?без условия",
      "efekt natychmiastowy / немедленный эффект",
    ),
    rejected("даёт \\d (?:дохода|репутации)|стоит 1 репутации", "+1 к доходу, отнимает 1 репутацию"),
    rejected("`(?:linesBack|forwardMarker|realtyLake|beyondTrack|daleGoal|side)`", "the option's label"),
    rejected("patrz\\p{L}+ w przyszłość|смотр\\p{L}+ в будущее|действующем на будущее", "liczącym późniejsze kafelki"),
    rejected("[Шш]кал\\p{L}*", "Треки"),
    rejected("[Пп]ланшет\\p{L}*", "поле округа"),
    rejected("(?:бот|робот) Гоша", "Гоша, робот-строитель"),
    rejected("Дейл", "Гоша"),
    rejected("cen[aęy] (?:kafelka|jego pola|pola)", "koszt kafelka, koszt rynkowy"),
    rejected("linię przy \\$\\{line\\} \\$|линию у \\$\\{line\\}", "przekracza w górę czerwoną linię przy 15"),
    rejected("title: \\(who, title\\) => `\\$\\{who\\}[:.] ", "Anna zdobywa tytuł: młodszy stażysta."),
    rejected("[Zz]apas(?!\\p{L})|[Zz]apasu", "zasoby"),
    rejected("[Рр]айон\\p{L}*", "округ"),
  ],
};
