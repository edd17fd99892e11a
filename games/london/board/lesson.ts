import type { Lesson } from "@tabletown/ui";
import { laterSteps } from "./lesson-later.ts";

/** Five turns of a game for two: developing, running, buying land, stacking, a full hand. The seed deals two pairs of colours and a pauper. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "lesson 147",
  steps: [
    {
      kind: "tell",
      point: "city-0",
      text: {
        en: "London has burnt down, and you rebuild it. The player with the most prestige (stars) wins, but poverty (the crowd in your street) costs prestige at the end.",
        pl: "Londyn spłonął, a ty go odbudowujesz. Wygrywa gracz z największym prestiżem (gwiazdki), ale ubóstwo (tłum na twojej ulicy) na koniec go pochłania.",
        ru: "Лондон сгорел, и вы его отстраиваете. Побеждает игрок с наибольшим престижем (звёзды), но бедность (толпа на вашей улице) в конце его съедает.",
      },
    },
    {
      kind: "do",
      point: "deck",
      move: "draw",
      text: {
        en: "Every turn begins with a card: from the deck, or from the board if any lie there. Tap the deck.",
        pl: "Każda tura zaczyna się od karty: z talii albo z planszy, jeśli coś na niej leży. Dotknij talii.",
        ru: "Каждый ход начинается с карты: из колоды или с поля, если там что-то лежит. Нажмите на колоду.",
      },
    },
    {
      kind: "tell",
      point: "hand-0",
      text: {
        en: "Now one action of four: develop, buy land, run the city, or draw 3 cards. Developing means: to place a card, discard another one of the same colour. Lit cards have such a partner; paupers have none.",
        pl: "Teraz jedna z czterech akcji: rozwój, kupno ziemi, uruchomienie miasta albo dobranie 3 kart. Rozwój polega na tym, że za zagraną kartę odrzuca się inną tego samego koloru. Podświetlone karty mają taką parę, Biedota nie.",
        ru: "Теперь одно из четырёх действий: развить город, купить землю, запустить город или взять 3 карты. Развивая город, за разыгранную карту сбрасывают другую того же цвета. У подсвеченных карт такая пара есть, у Бедноты нет.",
      },
    },
    {
      kind: "do",
      point: "card-a-theatre-royal",
      move: "place a-theatre-royal",
      text: {
        en: "Place the Theatre Royal: when activated it brings £2 and 2 prestige.",
        pl: "Zagraj Teatr Królewski: aktywowany daje £2 i 2 punkty prestiżu.",
        ru: "Разыграйте Королевский театр: при активации он даёт £2 и 2 очка престижа.",
      },
    },
    {
      kind: "do",
      point: "card-a-school-blue",
      move: "discard a-school-blue",
      text: {
        en: "The only other blue card is the School: it is discarded for the theatre. Before you confirm you see everything that will happen.",
        pl: "Jedyną inną niebieską kartą jest Szkoła: to ją odrzucasz za teatr. Przed zatwierdzeniem widzisz wszystko, co się stanie.",
        ru: "Единственная другая синяя карта — Школа: её и сбрасываем за театр. Перед подтверждением видно всё, что произойдёт.",
      },
    },
    {
      kind: "tell",
      point: "board",
      text: {
        en: "The School now lies on the development board, where anybody may take it. When both rows are full, the bottom row leaves the game.",
        pl: "Szkoła leży teraz na planszy rozwoju, skąd każdy może ją wziąć. Gdy oba rzędy są pełne, dolny opuszcza grę.",
        ru: "Школа теперь лежит на поле развития, и взять её может любой. Когда оба ряда полны, нижний выходит из игры.",
      },
    },
    {
      kind: "do",
      point: "card-a-covent-garden",
      move: "place a-covent-garden",
      text: {
        en: "You may place as many cards as you like. Add Covent Garden: £5 and 2 prestige.",
        pl: "Możesz zagrać dowolnie wiele kart. Dołóż Covent Garden: £5 i 2 punkty prestiżu.",
        ru: "Разыграть можно сколько угодно карт. Добавьте Ковент-Гарден: £5 и 2 очка престижа.",
      },
    },
    {
      kind: "do",
      point: "card-a-salters",
      move: "discard a-salters",
      text: {
        en: "Discard the Salters for it, a brown card for a brown one.",
        pl: "Odrzuć za nią Handlarzy solą, brązową kartę za brązową.",
        ru: "Сбросьте за неё Торговцев солью: коричневую карту за коричневую.",
      },
    },
    {
      kind: "do",
      point: "do-done",
      move: "done",
      text: {
        en: "Enough for now: every stack will bring poverty when you run the city. Finish developing.",
        pl: "Na razie wystarczy: każdy stos przyniesie ubóstwo przy uruchomieniu miasta. Zakończ rozwój.",
        ru: "Пока хватит: при запуске города каждая стопка принесёт бедность. Закончите развитие.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "draw",
      text: {
        en: "The other player draws a card. You see only which set it is from.",
        pl: "Drugi gracz dobiera kartę. Widzisz tylko, z którego jest zestawu.",
        ru: "Другой игрок берёт карту. Вам видно только, из какого она набора.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "place a-coffee-house",
      text: {
        en: "They place a Coffee House. It says so itself: no discard needed.",
        pl: "Zagrywa Kawiarnię. Jest na niej napisane, że nie trzeba za nią niczego odrzucać.",
        ru: "Разыгрывает Кофейню. На ней сказано: сброс не нужен.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "done",
      text: {
        en: "And the turn is over. Tap a player’s name at any time to see the whole city.",
        pl: "I to koniec tury. W każdej chwili możesz dotknąć imienia gracza, aby zobaczyć całe jego miasto.",
        ru: "На этом ход закончен. Нажмите на имя игрока в любой момент, чтобы увидеть весь его город.",
      },
    },
    {
      kind: "do",
      point: "top-a-salters",
      move: "take a-salters from top",
      text: {
        en: "Your turn. This time take a card from the board: the Salters you discarded.",
        pl: "Twoja kolej. Tym razem weź kartę z planszy: odrzuconych przez siebie Handlarzy solą.",
        ru: "Ваш ход. На этот раз возьмите карту с поля: сброшенных вами Торговцев солью.",
      },
    },
    {
      kind: "do",
      point: "do-run",
      move: "run",
      text: {
        en: "Your city is ready to earn. Run it.",
        pl: "Miasto jest gotowe, by zarabiać. Uruchom je.",
        ru: "Город готов приносить доход. Запустите его.",
      },
    },
    {
      kind: "do",
      point: "stack-0-0",
      move: "activate 1",
      text: {
        en: "Cards are activated one by one, in any order. Begin with the theatre.",
        pl: "Karty aktywuje się pojedynczo, w dowolnej kolejności. Zacznij od teatru.",
        ru: "Карты активируют по одной, в любом порядке. Начните с театра.",
      },
    },
    {
      kind: "do",
      point: "stack-0-1",
      move: "activate 2",
      text: {
        en: "The two arrows mean that a card turns over afterwards: its work is done. Now Covent Garden.",
        pl: "Dwie strzałki znaczą, że karta zostanie potem odwrócona: zrobiła swoje. Teraz Covent Garden.",
        ru: "Две стрелки значат, что карта потом переворачивается: своё она сделала. Теперь Ковент-Гарден.",
      },
    },
    {
      kind: "do",
      point: "do-done",
      move: "done",
      text: {
        en: "Finishing the run brings poverty: one for each stack, each loan and each card in hand. Two stacks and four cards make 6.",
        pl: "Koniec uruchomienia przynosi ubóstwo: jeden znacznik za każdy stos, każdą pożyczkę i każdą kartę w ręku. Dwa stosy i cztery karty to 6.",
        ru: "Конец запуска приносит бедность: по жетону за каждую стопку, каждый заём и каждую карту на руке. Две стопки и четыре карты дают 6.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "draw",
      text: {
        en: "The other player draws again.",
        pl: "Drugi gracz znów dobiera kartę.",
        ru: "Другой игрок снова берёт карту.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "place a-grocers",
      text: {
        en: "What they are going to place stays hidden until it lies in the city.",
        pl: "Co chce zagrać, pozostaje ukryte, aż karta znajdzie się w mieście.",
        ru: "Что он собирается разыграть, скрыто, пока карта не ляжет в город.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "onto 1",
      text: {
        en: "The place is chosen too: a new stack, or on top of an old one.",
        pl: "Wybiera też miejsce: nowy stos albo wierzch dawnego.",
        ru: "Выбрано и место: новая стопка или поверх старой.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "discard a-vintners",
      text: {
        en: "The Grocers cover the Coffee House. Covered cards do nothing any more, but the city stays at one stack, so a run brings less poverty.",
        pl: "Kupcy korzenni zakrywają Kawiarnię. Zakryte karty już nie działają, ale miasto ma nadal jeden stos, więc uruchomienie da mniej ubóstwa.",
        ru: "Бакалейщики накрывают Кофейню. Накрытые карты больше не действуют, зато стопка по-прежнему одна, и запуск принесёт меньше бедности.",
      },
    },
    {
      kind: "watch",
      point: "players",
      seat: 1,
      move: "done",
      text: {
        en: "The turn comes back to you.",
        pl: "Tura wraca do ciebie.",
        ru: "Ход возвращается к вам.",
      },
    },
    {
      kind: "do",
      point: "deck",
      move: "draw",
      text: {
        en: "Draw a card to begin your turn.",
        pl: "Dobierz kartę na początek tury.",
        ru: "Возьмите карту в начале хода.",
      },
    },
    {
      kind: "do",
      point: "borough-westminster",
      move: "buy westminster",
      text: {
        en: "You have £12: buy Westminster. A borough brings prestige, takes poverty away and lets you draw cards. If you are short of money, you borrow: £10 now for £15 later.",
        pl: "Masz £12: kup Westminster. Dzielnica daje prestiż, usuwa ubóstwo i pozwala dobrać karty. Komu brakuje pieniędzy, ten pożycza: £10 teraz za £15 później.",
        ru: "У вас £12: купите Вестминстер. Район даёт престиж, убирает бедность и позволяет взять карты. Тот, кому не хватает денег, берёт заём: £10 сейчас за £15 потом.",
      },
    },
    {
      kind: "do",
      point: "deck",
      move: "draw",
      text: {
        en: "Two cards come with it. The first one from the deck.",
        pl: "Należą się za nią dwie karty. Pierwszą dobierz z talii.",
        ru: "С ним приходят две карты. Первую возьмите из колоды.",
      },
    },
    {
      kind: "do",
      point: "top-a-vintners",
      move: "take a-vintners from top",
      text: {
        en: "And the Vintners from the board: you choose for each card where it comes from.",
        pl: "Drugą weź z planszy, to Winiarze: przy każdej karcie wybierasz, skąd ją dobrać.",
        ru: "А с поля — Виноторговцев: каждую карту берут, откуда хотят.",
      },
    },
    {
      kind: "tell",
      point: "poverty-0",
      text: {
        en: "10 prestige, and poverty is down to 4. Tap any number to see why it changed.",
        pl: "Masz 10 punktów prestiżu, a ubóstwo spadło do 4. Dotknij dowolnej liczby, aby zobaczyć, skąd się wzięła.",
        ru: "У вас 10 очков престижа, а бедность упала до 4. Нажмите на любое число, чтобы узнать, почему оно изменилось.",
      },
    },
    ...laterSteps,
  ],
};
