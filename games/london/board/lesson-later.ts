import type { LessonStep } from "@tabletown/ui";

/** The last turns of the lesson: stacking, a full hand, the poverty table. */
export const laterSteps: readonly LessonStep[] = [
  {
    kind: "watch",
    point: "players",
    seat: 1,
    move: "draw",
    also: ["run", "activate 1", "done"],
    text: {
      en: "The other player runs a city of one stack, but with six cards in hand: 7 poverty.",
      pl: "Drugi gracz uruchamia miasto z jednym stosem, ale ma w ręku sześć kart: dobiera 7 znaczników ubóstwa.",
      ru: "Другой игрок запускает город из одной стопки, но на руке у него шесть карт: это 7 жетонов бедности.",
    },
  },
  {
    kind: "do",
    point: "deck",
    move: "draw",
    text: {
      en: "Your turn: draw a card.",
      pl: "Twoja tura: dobierz kartę.",
      ru: "Ваш ход: возьмите карту.",
    },
  },
  {
    kind: "do",
    point: "card-a-east-india-company",
    move: "place a-east-india-company",
    text: {
      en: "Now stacking. Place the East India Company: it brings £12 when activated and costs £4 to place.",
      pl: "Teraz układanie w stosy. Zagraj Kompanię Wschodnioindyjską: zagranie kosztuje £4, a aktywowana da £12.",
      ru: "Теперь о стопках. Разыграйте Ост-Индскую компанию: розыгрыш стоит £4, а при активации она даст £12.",
    },
  },
  {
    kind: "do",
    point: "stack-0-0",
    move: "onto 1",
    text: {
      en: "Put it on the Theatre Royal, which lies face down and does nothing any more. So your city stays at two stacks.",
      pl: "Połóż ją na Teatrze Królewskim: leży odwrócony i już nie działa. Twoje miasto nadal ma dwa stosy.",
      ru: "Положите её на Королевский театр: он перевёрнут и больше не действует. В городе остаётся две стопки.",
    },
  },
  {
    kind: "do",
    point: "card-a-fishmongers",
    move: "discard a-fishmongers",
    text: {
      en: "Pay for it with another brown card: discard the Fishmongers.",
      pl: "Odrzuć za nią inną brązową kartę: Handlarzy rybami.",
      ru: "Сбросьте за неё другую коричневую карту: Рыботорговцев.",
    },
  },
  {
    kind: "do",
    point: "do-done",
    move: "done",
    text: {
      en: "A covered card does nothing any more, but one more stack would have meant 1 more poverty in every run. Finish developing.",
      pl: "Zakryta karta już nie wróci, ale każdy dodatkowy stos to dodatkowy znacznik ubóstwa przy każdym uruchomieniu. Zakończ rozwój.",
      ru: "Накрытая карта уже не вернётся, зато каждая лишняя стопка — это лишний жетон бедности при каждом запуске. Закончите развитие.",
    },
  },
  {
    kind: "watch",
    point: "players",
    seat: 1,
    move: "draw",
    also: ["place a-coffee-house", "onto new", "place a-hospital", "onto new", "discard a-vauxhall-gardens", "done"],
    text: {
      en: "The other player builds a Coffee House and a Hospital, and keeps only four cards.",
      pl: "Drugi gracz zagrywa Kawiarnię i Szpital, a w ręku zostają mu tylko cztery karty.",
      ru: "Другой игрок разыгрывает Кофейню и Больницу, на руке у него остаётся всего четыре карты.",
    },
  },
  {
    kind: "do",
    point: "deck",
    move: "draw",
    text: {
      en: "Now for a full hand. Draw your first card.",
      pl: "Teraz zapełnimy rękę. Dobierz pierwszą kartę.",
      ru: "Теперь наберём полную руку. Возьмите первую карту.",
    },
  },
  {
    kind: "do",
    point: "do-draw-more",
    move: "draw-more",
    text: {
      en: "Your action this time: draw 3 cards.",
      pl: "Tym razem twoją akcją jest dobranie 3 kart.",
      ru: "На этот раз ваше действие — взять 3 карты.",
    },
  },
  {
    kind: "do",
    point: "deck",
    move: "draw",
    text: {
      en: "The first one from the deck.",
      pl: "Pierwszą dobierz z talii.",
      ru: "Первую возьмите из колоды.",
    },
  },
  {
    kind: "do",
    point: "deck",
    move: "draw",
    text: {
      en: "The second one from the deck as well.",
      pl: "Drugą też dobierz z talii.",
      ru: "Вторую тоже возьмите из колоды.",
    },
  },
  {
    kind: "do",
    point: "top-a-school-blue",
    move: "take a-school-blue from top",
    text: {
      en: "And the School back from the board.",
      pl: "Trzecią weź z planszy: odrzuconą wcześniej Szkołę.",
      ru: "Третью возьмите с поля: сброшенную раньше Школу.",
    },
  },
  {
    kind: "do",
    point: "card-a-paupers",
    move: "discard a-paupers",
    text: {
      en: "Ten cards: one too many. At the end of a turn nobody keeps more than nine. Discard the Paupers: they go to the board.",
      pl: "Dziesięć kart to o jedną za dużo. Na koniec tury nikt nie może mieć ich więcej niż dziewięć. Odrzuć Biedotę: trafi na planszę.",
      ru: "Десять карт — на одну больше, чем можно. В конце хода на руке остаётся не больше девяти. Сбросьте Бедноту: она уйдёт на поле.",
    },
  },
  {
    kind: "tap",
    point: "loss-0",
    text: {
      en: "What if the game ended now? Cards in hand count as poverty too: you have 13, the other player 11. Your 2 extra cost prestige by the poverty table. Tap here to see how.",
      pl: "A gdyby gra skończyła się teraz? Karty w ręku też liczą się jako ubóstwo: masz 13, drugi gracz 11. Za nadwyżkę, czyli 2, traci się prestiż według tabeli ubóstwa. Dotknij tutaj, aby zobaczyć jak.",
      ru: "А если бы партия закончилась сейчас? Карты на руке тоже считаются бедностью: у вас 13, у другого игрока 11. За эти 2 лишних теряют престиж по таблице бедности. Нажмите сюда и посмотрите как.",
    },
  },
  {
    kind: "tell",
    point: "deck",
    text: {
      en: "When the deck runs out, everybody else has one last turn. Then the poverty table decides how much prestige each player loses. Good luck!",
      pl: "Gdy talia się skończy, pozostali mają po jednej turze. Potem tabela ubóstwa rozstrzyga, kto ile prestiżu traci. Powodzenia!",
      ru: "Когда колода кончится, у остальных будет по одному ходу. Потом таблица бедности решает, кто сколько престижа теряет. Удачи!",
    },
  },
];
