import type { Lesson } from "@tabletown/ui";

/** The first turns of a game for two: a shop, a lake, a farm that lives on the neighbour's restaurant, an investment, red lines. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "lesson 543",
  steps: [
    {
      kind: "tell",
      point: "borough-0",
      text: {
        en: "This is your borough: Suburbs, a Community Park and a Heavy Factory, with room to grow on all sides. In the end the largest population wins.",
        pl: "Oto twoja dzielnica: przedmieście, park i fabryka, a wokół miejsce na rozbudowę. Na końcu wygrywa największa populacja.",
        ru: "Это ваш округ: пригород, парк и комбинат, а вокруг место для роста. В конце побеждает самое большое население.",
      },
    },
    {
      kind: "do",
      point: "keep-developer",
      move: "keep developer",
      text: {
        en: "Goals bring population at the end to whoever alone leads in them. Two lie open for everybody. Of your own two you keep one in secret. Keep the Developer: most commercial tiles.",
        pl: "Cele dają na końcu populację temu, kto samodzielnie w nich prowadzi. Dwa leżą odkryte dla wszystkich, a z tych dwóch jeden zachowujesz dla siebie. Zachowaj cel za najwięcej kafelków handlowych.",
        ru: "Цели в конце дают население тому, кто единолично в них лидирует. Две открыты для всех, а из этих двух одну вы оставляете себе. Оставьте цель за наибольшее число коммерческих тайлов.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "keep builder",
      text: {
        en: "The other player keeps a goal too. Nobody will see it before the end.",
        pl: "Drugi gracz też zachowuje cel. Do końca gry nikt go nie zobaczy.",
        ru: "Другой игрок тоже оставляет себе цель. До конца игры её никто не увидит.",
      },
    },
    {
      kind: "do",
      point: "market-6",
      move: "buy convenience-store from 6",
      text: {
        en: "The market: a tile costs the coin on it plus the price of its space, and what is not bought slides to the cheap right end. Tap the Convenience Store and choose “Build”: it gives 1 income.",
        pl: "Rynek: kafelek kosztuje tyle, ile pokazuje moneta, plus koszt rynkowy, a to, czego nikt nie kupi, przesuwa się w prawo i tanieje. Dotknij sklepu na polu 6 i wybierz „Zbuduj”: daje +1 dochodu.",
        ru: "Рынок: тайл стоит столько, сколько на монете, плюс надбавка места, а непроданное сдвигается вправо и дешевеет. Нажмите на магазин на месте 6 и выберите «Построить»: он даёт +1 к доходу.",
      },
    },
    {
      kind: "do",
      point: "space-1,1",
      move: "place at 1,1",
      text: {
        en: "Every lit space shows what the tile would bring there. Place it to the right of the Suburbs and the Park: the Park gives 1 reputation for each residential, commercial or industrial tile beside it.",
        pl: "Każde podświetlone pole pokazuje, co kafelek tam przyniesie. Połóż go na prawo od przedmieścia i parku: park daje +1 reputacji za każdy sąsiadujący kafelek mieszkalny, handlowy lub przemysłowy.",
        ru: "На каждом подсвеченном месте видно, что там даст тайл. Положите его справа от пригорода и парка: парк даёт +1 к репутации за каждый соседний жилой, коммерческий или промышленный тайл.",
      },
    },
    {
      kind: "tap",
      point: "population-0",
      text: {
        en: "The turn went on by itself: income 1 paid you $1, reputation 2 brought 2 people, the market was refilled. Every number says why it is what it is: tap your population.",
        pl: "Dalej tura potoczyła się sama: dochód 1 dał ci 1 $, reputacja 2 przyciągnęła 2 mieszkańców, rynek uzupełniono. Każda liczba mówi, skąd się wzięła: dotknij swojej populacji.",
        ru: "Дальше ход прошёл сам: доход 1 принёс $1, репутация 2 привлекла 2 жителей, рынок пополнили. Каждое число скажет, откуда оно: нажмите на своё население.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "buy mobile-home-community from 7",
      text: {
        en: "The other player takes the Mobile Home Community from the cheap end.",
        pl: "Drugi gracz bierze osiedle domków holenderskich z taniego końca rynku.",
        ru: "Другой игрок берёт посёлок передвижных домов с дешёвого конца рынка.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "place at 1,1",
      text: {
        en: "It brings 6 people at once, and beside their Park 1 reputation as well.",
        pl: "Od razu przybywa 6 mieszkańców, a przy parku także +1 reputacji.",
        ru: "Он сразу даёт 6 жителей, а рядом с парком ещё и +1 к репутации.",
      },
    },
    {
      kind: "do",
      point: "market-6",
      move: "lake homeowners-association from 6",
      text: {
        en: "Money is short. Any market tile can be turned over into a lake for the price of its space alone, here nothing. Tap the tile on space 6 and choose “Make a lake”.",
        pl: "Pieniędzy brakuje. Każdy kafelek z rynku można odwrócić i zrobić z niego jezioro, płacąc tylko koszt rynkowy, tutaj 0 $. Dotknij kafelka na polu 6 i wybierz „Zrób jezioro”.",
        ru: "Денег мало. Любой тайл рынка можно перевернуть и сделать озером, заплатив только надбавку места, здесь $0. Нажмите на тайл на месте 6 и выберите «Сделать озеро».",
      },
    },
    {
      kind: "do",
      point: "space-1,3",
      move: "place at 1,3",
      text: {
        en: "A lake pays $2 for each building beside it. Where it touches the store, the Park and the Factory that makes $6.",
        pl: "Jezioro płaci 2 $ za każdy sąsiadujący budynek. Tam, gdzie styka się ze sklepem, parkiem i fabryką, daje 6 $.",
        ru: "Озеро платит $2 за каждое соседнее здание. Там, где оно касается магазина, парка и комбината, выходит $6.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "buy fancy-restaurant from 5",
      text: {
        en: "The other player buys a Fancy Restaurant. It loses income whenever another restaurant is built anywhere.",
        pl: "Drugi gracz kupuje elegancką restaurację. Traci ona dochód, ilekroć gdziekolwiek powstaje inna restauracja.",
        ru: "Другой игрок покупает изысканный ресторан. Он теряет доход, когда где угодно строят ещё один ресторан.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "place at 1,3",
      text: {
        en: "For now it brings 3 income, and the Park beside it 1 reputation.",
        pl: "Na razie daje +3 dochodu, a park dodaje jej +1 reputacji.",
        ru: "Пока он даёт +3 к доходу, а парк рядом с ним — ещё +1 к репутации.",
      },
    },
    {
      kind: "do",
      point: "market-7",
      move: "buy farm from 7",
      text: {
        en: "Some tiles count other boroughs too: the globe means all boroughs. A Farm gives 1 income for every restaurant, your neighbour’s included. Buy it.",
        pl: "Niektóre kafelki liczą też inne dzielnice: globus oznacza wszystkie dzielnice. Farma daje +1 dochodu za każdą restaurację, także sąsiada. Kup ją.",
        ru: "Некоторые тайлы считают и чужие округа: глобус означает все округа. Ферма даёт +1 к доходу за каждый ресторан, и соседский тоже. Купите её.",
      },
    },
    {
      kind: "do",
      point: "space--1,1",
      move: "place at -1,1",
      text: {
        en: "It costs 1 reputation, but beside the Park that comes back at once. Place it to the left of the Park.",
        pl: "Odbiera 1 reputacji, ale obok parku od razu ją odzyskasz. Połóż ją na lewo od parku.",
        ru: "Она отнимает 1 репутацию, но рядом с парком та сразу вернётся. Положите её слева от парка.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "basic suburbs",
      text: {
        en: "The other player has only $3 and takes Suburbs from the supply: basic tiles cost what is printed on them.",
        pl: "Drugi gracz ma tylko 3 $ i bierze z zasobów przedmieście: kafelki podstawowe kosztują tyle, ile na nich wydrukowano.",
        ru: "У другого игрока всего $3, и он берёт из запаса пригород: базовые тайлы стоят столько, сколько на них напечатано.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "place at -1,1",
      text: {
        en: "Two more people move in.",
        pl: "Wprowadza się dwoje nowych mieszkańców.",
        ru: "Приезжают ещё двое жителей.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "discard freeway from 7",
      text: {
        en: "After a basic tile one market tile must go, and its space is paid for. The right end is free.",
        pl: "Po kafelku podstawowym jeden kafelek musi opuścić rynek, a za niego płaci się koszt rynkowy. Na prawym końcu to 0 $.",
        ru: "После базового тайла один тайл должен покинуть рынок, и за него платят надбавку места. На правом краю она $0.",
      },
    },
    {
      kind: "do",
      point: "markers",
      move: "invest community-park at 0,2",
      text: {
        en: "You have three investment markers. One on the Park costs $4: its effects act once more, and from then on always double. Tap the flags, then the Park.",
        pl: "Masz trzy znaczniki inwestycji. Na parku kosztuje 4 $: jego efekty działają jeszcze raz, a odtąd zawsze podwójnie. Dotknij chorągiewek, potem parku.",
        ru: "У вас три маркера инвестиции. На парке он стоит $4: его эффекты сработают ещё раз, а дальше всегда вдвойне. Нажмите на флажки, потом на парк.",
      },
    },
    {
      kind: "do",
      point: "market-7",
      move: "discard slaughterhouse from 7",
      text: {
        en: "Now remove a market tile: the one on space 7 costs nothing. Take away what the other player would like!",
        pl: "Teraz usuń kafelek z rynku: ten z pola 7 nic nie kosztuje. Zabierz to, co przydałoby się drugiemu graczowi!",
        ru: "Теперь уберите тайл с рынка: с места 7 это бесплатно. Убирайте то, что пригодилось бы сопернику!",
      },
    },
    {
      kind: "tell",
      point: "tracks",
      text: {
        en: "Your reputation now brings many people every turn. But look at the red lines: each one you pass costs 1 income and 1 reputation, and they come closer and closer.",
        pl: "Teraz reputacja co turę przyciąga wielu mieszkańców. Spójrz jednak na czerwone linie: każda przekroczona odbiera 1 dochodu i 1 reputacji, a leżą coraz gęściej.",
        ru: "Теперь репутация каждый ход приводит много жителей. Но посмотрите на красные линии: каждая пересечённая отнимает 1 от дохода и 1 от репутации, и они идут всё чаще.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "lake waterfront-realty from 7",
      also: ["place at -1,3"],
      text: {
        en: "The other player is short of money too and makes a lake.",
        pl: "Drugiemu graczowi też brakuje pieniędzy: robi jezioro.",
        ru: "Другому игроку тоже не хватает денег: он делает озеро.",
      },
    },
    {
      kind: "do",
      point: "basic-suburbs",
      move: "basic suburbs",
      text: {
        en: "Now pass a red line yourself. You have 14 people. Take Suburbs from the supply: they bring 2 more.",
        pl: "Przekrocz teraz czerwoną linię. Masz 14 mieszkańców. Weź z zasobów przedmieście: przybędzie dwoje.",
        ru: "Теперь пересеките красную линию сами. У вас 14 жителей. Возьмите из запаса пригород: приедут ещё 2.",
      },
    },
    {
      kind: "do",
      point: "space--1,3",
      move: "place at -1,3",
      text: {
        en: "Place them beside the Park. Before you confirm you read it: the line at 15 takes 1 income and 1 reputation.",
        pl: "Połóż je obok parku. Przed zatwierdzeniem przeczytasz, że linia przy 15 odbiera 1 dochodu i 1 reputacji.",
        ru: "Положите его рядом с парком. До подтверждения видно: линия на отметке 15 отнимает 1 от дохода и 1 от репутации.",
      },
    },
    {
      kind: "do",
      point: "market-7",
      move: "discard parking-lot from 7",
      text: {
        en: "A basic tile again, so one market tile must go. The one on space 7 is free.",
        pl: "Znów kafelek podstawowy, więc jeden kafelek musi opuścić rynek. Za ten z pola 7 nic nie płacisz.",
        ru: "Снова базовый тайл, поэтому один тайл должен уйти с рынка. С места 7 это бесплатно.",
      },
    },
    {
      kind: "tap",
      point: "population-0",
      text: {
        en: "Reputation brought 6 people more, and with them you passed the next line, at 22. Tap your population to see it all.",
        pl: "Reputacja przyciągnęła jeszcze 6 mieszkańców, a z nimi przyszła następna linia, przy 22. Dotknij swojej populacji, aby zobaczyć wszystko po kolei.",
        ru: "Репутация привела ещё 6 жителей, а с ними и следующую линию, на отметке 22. Нажмите на своё население, чтобы увидеть всё по порядку.",
      },
    },
    {
      kind: "tell",
      point: "goals",
      text: {
        en: "Here you see who leads in each goal now; a tie pays nobody. When “1 More Round” turns up among the C tiles, the round is finished and one more is played. Then goals and each full $5 become population. That is all. Good luck!",
        pl: "Tu widać, kto teraz prowadzi w każdym celu; przy remisie nikt nic nie dostaje. Gdy wśród kafelków C pojawi się „Jeszcze 1 runda”, dogrywa się rundę i rozgrywa jeszcze jedną. Potem cele i każde pełne 5 $ zamieniają się w populację. To wszystko: udanej budowy!",
        ru: "Здесь видно, кто сейчас лидирует в каждой цели; ничья не даёт ничего никому. Когда среди тайлов C появится «Предпоследний раунд», раунд доигрывают и играют ещё один. Потом цели и каждые полные $5 превращаются в население. Вот и всё: удачной стройки!",
      },
    },
  ],
};
