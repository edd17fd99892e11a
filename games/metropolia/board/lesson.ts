import type { Lesson } from "@tabletown/ui";

/** The first turns of a game for two. Draws are given as the dice minus one. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "lesson",
  steps: [
    {
      kind: "tell",
      point: "city-0",
      text: {
        en: "This is your city. You begin with a wheat field, a bakery and 3 coins. Whoever finishes all four landmarks first wins.",
        pl: "To twoje miasto. Zaczynasz z polem, piekarnią i 3 monetami. Wygrywa ten, kto pierwszy zbuduje wszystkie cztery nieruchomości specjalne.",
        ru: "Это ваш город. В начале у вас поле, пекарня и 3 монеты. Побеждает тот, кто первым построит все четыре достопримечательности.",
      },
    },
    {
      kind: "do",
      point: "choices",
      move: "roll one die",
      draws: [0],
      text: {
        en: "A turn is: roll, collect, build. Roll the die!",
        pl: "Tura to: rzut, przychód, budowa. Rzuć kostką!",
        ru: "Ход: бросок, доход, стройка. Бросьте кубик!",
      },
    },
    {
      kind: "tap",
      point: "coins-0",
      text: {
        en: "A 1! Wheat fields are blue: they pay their owner on anyone’s roll. You got a coin. Tap the number to see why.",
        pl: "Jedynka! Pola są niebieskie: płacą właścicielowi przy rzucie każdego gracza. Dostajesz monetę. Dotknij liczby, aby zobaczyć dlaczego.",
        ru: "Единица! Поля синие: они платят владельцу при любом броске. Вы получили монету. Нажмите на число, чтобы узнать почему.",
      },
    },
    {
      kind: "do",
      point: "pile-convenience-store",
      move: "build convenience-store",
      text: {
        en: "You have 4 coins. Build the Convenience Store for 2: green cards pay well, but only on your own roll. Lit cards can be built.",
        pl: "Masz 4 monety. Zbuduj sklep za 2: zielone karty płacą dobrze, ale tylko przy twoim rzucie. Podświetlone karty można zbudować.",
        ru: "У вас 4 монеты. Постройте магазин за 2: зелёные карты платят хорошо, но только при вашем броске. Построить можно то, что подсвечено.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "roll one die",
      draws: [0],
      text: {
        en: "Now your opponent rolls: a 1 again. Both wheat fields pay, yours too, though it was not your roll.",
        pl: "Teraz rzuca przeciwnik: znów jedynka. Płacą oba pola, twoje też, choć to nie twój rzut.",
        ru: "Теперь бросает соперник: снова единица. Платят оба поля, и ваше тоже, хотя бросали не вы.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "build cafe",
      text: {
        en: "They build a café. Red cards take coins from whoever rolls their number: beware of a 3 from now on!",
        pl: "Przeciwnik buduje kawiarnię. Czerwone karty zabierają monety temu, kto wyrzuci ich liczbę: od teraz uważaj na trójkę!",
        ru: "Соперник строит кафе. Красные карты берут монеты у того, кто выбросил их число: теперь берегитесь тройки!",
      },
    },
    {
      kind: "do",
      point: "choices",
      move: "roll one die",
      draws: [3],
      text: { en: "Your turn again. Roll!", pl: "Znów twoja kolej. Rzuć!", ru: "Снова ваш ход. Бросайте!" },
    },
    {
      kind: "tell",
      point: "card-0-convenience-store",
      text: {
        en: "A 4: your Convenience Store pays 3 coins. Now you have 6, enough for a landmark.",
        pl: "Czwórka: sklep płaci 3 monety. Masz 6, to wystarczy na nieruchomość specjalną.",
        ru: "Четвёрка: магазин приносит 3 монеты. Теперь у вас 6, хватит на достопримечательность.",
      },
    },
    {
      kind: "do",
      point: "landmark-train-station",
      move: "build train-station",
      text: {
        en: "Build the Train Station. From then on you may roll two dice and reach the numbers from 7 to 12.",
        pl: "Zbuduj dworzec kolejowy. Odtąd możesz rzucać dwiema kostkami i trafiać liczby od 7 do 12.",
        ru: "Постройте вокзал. После этого можно бросать два кубика и получать числа от 7 до 12.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "roll one die",
      also: ["build nothing"],
      draws: [4],
      text: {
        en: "Your opponent rolls a 5. That pays nobody.",
        pl: "Przeciwnik wyrzuca piątkę. Nikt nic nie dostaje.",
        ru: "Соперник бросает пятёрку. Никто ничего не получает.",
      },
    },
    {
      kind: "do",
      point: "choices",
      move: "roll two dice",
      draws: [1, 0],
      text: {
        en: "Your station is there: this time roll two dice. Their sum counts.",
        pl: "Masz już dworzec: tym razem rzuć dwiema kostkami. Liczy się suma.",
        ru: "Вокзал построен: на этот раз бросьте два кубика. Считается их сумма.",
      },
    },
    {
      kind: "tap",
      point: "coins-0",
      text: {
        en: "2 + 1 = 3: the café takes a coin from you first, then your bakery pays you one. Tap your coins to see both.",
        pl: "2 + 1 = 3: najpierw kawiarnia zabiera ci monetę, potem twoja piekarnia płaci jedną. Dotknij swoich monet, aby zobaczyć obie zmiany.",
        ru: "2 + 1 = 3: сначала кафе забирает у вас монету, потом ваша пекарня приносит одну. Нажмите на свои монеты, чтобы увидеть оба изменения.",
      },
    },
    {
      kind: "do",
      point: "pile-ranch",
      move: "build ranch",
      text: {
        en: "You have 2 coins. Build a Ranch: on a 2 it pays in everybody’s turn, and a Cheese Factory earns from it later.",
        pl: "Masz 2 monety. Zbuduj farmę: przy dwójce płaci w turze każdego gracza, a później zarobi na niej fabryka sera.",
        ru: "У вас 2 монеты. Постройте ферму: на двойке она платит в ход любого игрока, а позже на ней заработает сыроварня.",
      },
    },
    {
      kind: "tell",
      point: "market",
      text: {
        en: "Purple cards work on your roll and make the others pay; a city may have each only once. Factories and markets multiply what you already own. That is all: three landmarks to go!",
        pl: "Fioletowe karty działają przy twoim rzucie i każą płacić innym; każda może być w mieście tylko raz. Fabryki i targowiska mnożą to, co już masz. To wszystko: zostały jeszcze trzy nieruchomości specjalne!",
        ru: "Фиолетовые карты действуют при вашем броске и заставляют платить других; каждая в городе только одна. Фабрики и рынки умножают то, что у вас уже есть. Вот и всё: осталось три достопримечательности!",
      },
    },
  ],
};
