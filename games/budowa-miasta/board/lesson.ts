import type { Lesson } from "@tabletown/ui";

/** The first turns of a game for two. The seed deals hands in which one street gets finished soon. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "lesson 363749",
  steps: [
    {
      kind: "tell",
      point: "city",
      text: {
        en: "This is the city: nine objects, and streets of four lots between them. As soon as finished streets join the swimming pool and the stadium (the flags), the game ends, and the richest player wins.",
        pl: "Oto miasto: dziewięć obiektów i ulice po cztery działki między nimi. Gdy tylko zabudowane ulice połączą pływalnię ze stadionem (chorągiewki), gra się kończy i wygrywa ten, kto ma najwięcej pieniędzy.",
        ru: "Это город: девять объектов и улицы между ними, по четыре участка. Как только застроенные улицы соединят бассейн и стадион (флажки), игра заканчивается, и побеждает самый богатый.",
      },
    },
    {
      kind: "tell",
      point: "card-H3",
      text: {
        en: "Only you see these four buildings. Each belongs on one lot, outlined on the map. The coin is what it costs now: beside an object or another building the printed cost, elsewhere double. H3 would stand alone, so 2 × 3.",
        pl: "Te cztery budynki widzisz tylko ty. Każdy ma jedną działkę, obrysowaną na planszy. Moneta to koszt w tej chwili: obok obiektu lub innego budynku zwykły, gdzie indziej podwójny. Obok H3 nic nie stoi, więc 2 × 3.",
        ru: "Эти четыре здания видите только вы. У каждого один участок, он обведён на карте. Монета показывает цену сейчас: рядом с объектом или другим зданием обычная, в других местах двойная. H3 стояла бы одна, поэтому 2 × 3.",
      },
    },
    {
      kind: "do",
      point: "card-B4",
      move: "build B4",
      text: {
        en: "A turn begins with a building. Build the villa B4, right beside the swimming pool.",
        pl: "Tura zaczyna się od budowy. Zbuduj willę B4, tuż obok pływalni.",
        ru: "Ход начинается со стройки. Постройте виллу B4 рядом с бассейном.",
      },
    },
    {
      kind: "do",
      point: "object-pool",
      move: "take pool",
      text: {
        en: "Then comes one share. You built beside the swimming pool and its free share still lies there, so you may take it: tap the pool.",
        pl: "Potem jeden udział. Budynek stoi obok pływalni, a jej darmowy udział jeszcze leży, więc możesz go wziąć: dotknij pływalni.",
        ru: "Потом одна акция. Здание стоит рядом с бассейном, а его бесплатная акция ещё лежит, поэтому её можно взять: нажмите на бассейн.",
      },
    },
    {
      kind: "tell",
      point: "hand-0",
      text: {
        en: "The turn ended with a draw from the bag: you drew B2. Now it is the other player’s turn.",
        pl: "Na koniec tury losujesz budynek z woreczka: masz teraz B2. Kolej na drugiego gracza.",
        ru: "В конце хода тянут здание из мешка: вам досталась вилла B2. Теперь ходит другой игрок.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "build D4",
      text: {
        en: "They build the villa D4, beside the theatre.",
        pl: "Drugi gracz buduje willę D4, obok teatru.",
        ru: "Другой игрок строит виллу D4 рядом с театром.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "take theatre",
      text: {
        en: "And they take the free share of the theatre. From now on everybody may buy the shares beneath it.",
        pl: "I bierze darmowy udział w teatrze. Od tej chwili każdy może kupować udziały leżące pod nim.",
        ru: "И берёт бесплатную акцию театра. Теперь каждый может покупать акции, лежавшие под ней.",
      },
    },
    {
      kind: "do",
      point: "card-B1",
      move: "build B1",
      text: {
        en: "Your turn. B1 touches the theatre, at the other end of street B. Build it.",
        pl: "Twoja kolej. B1 przylega do teatru na drugim końcu ulicy B. Zbuduj ją.",
        ru: "Ваш ход. B1 примыкает к театру на другом конце улицы B. Постройте её.",
      },
    },
    {
      kind: "do",
      point: "stack-theatre",
      move: "buy theatre",
      text: {
        en: "The free theatre share is gone; the next one costs 4. Buy it: street B leads to both your objects. Below the prices you see what one to five shares pay.",
        pl: "Darmowego udziału w teatrze już nie ma, następny kosztuje 4. Kup go: ulica B prowadzi do obu twoich obiektów. Pod cenami widać, ile przynosi od jednego do pięciu udziałów.",
        ru: "Бесплатной акции театра уже нет, следующая стоит 4. Купите её: улица B ведёт к обоим вашим объектам. Под ценами видно, сколько приносят от одной до пяти акций.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "build B3",
      text: {
        en: "They build B3. It stands next to your B4, so it costs only the printed 2.",
        pl: "Drugi gracz buduje B3. Stoi obok twojej B4, więc kosztuje tylko 2.",
        ru: "Другой игрок строит B3. Она рядом с вашей B4, поэтому стоит всего 2.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "buy theatre",
      text: {
        en: "And they buy a theatre share for 5: prices rise. With two shares the theatre will pay them 12.",
        pl: "I kupuje udział w teatrze za 5: ceny rosną. Dwa udziały w teatrze przyniosą 12.",
        ru: "И покупает акцию театра за 5: цены растут. За две акции театр заплатит 12.",
      },
    },
    {
      kind: "do",
      point: "card-B2",
      move: "build B2",
      text: {
        en: "B2 is the last lot of street B: its card says that it finishes the street and what you get. Tap it and read every payment before you confirm.",
        pl: "B2 to ostatnia działka ulicy B: na karcie widać, że zabuduje całą ulicę i ile dostaniesz. Dotknij jej i przed zatwierdzeniem przeczytaj wszystkie wypłaty.",
        ru: "B2 — последний участок улицы B: на карточке видно, что улица будет застроена и сколько вы получите. Нажмите и прочтите все выплаты, прежде чем подтвердить.",
      },
    },
    {
      kind: "tap",
      point: "money-0",
      text: {
        en: "9 for the pool and 6 for the theatre: 15 for you. Tap your money to see why it changed. Shares are kept and pay again with every street of their object.",
        pl: "9 za pływalnię i 6 za teatr: razem 15. Dotknij swoich pieniędzy, aby zobaczyć, skąd się wzięły. Udziały zostają i płacą za każdą następną ulicę obiektu.",
        ru: "9 за бассейн и 6 за театр: вам 15. Нажмите на свои деньги, чтобы узнать, почему они изменились. Акции остаются и платят за каждую следующую улицу объекта.",
      },
    },
    {
      kind: "do",
      point: "object-pool",
      move: "buy pool",
      text: {
        en: "Buy a second share of the pool for 6. When street A is finished too, two shares pay 18.",
        pl: "Kup drugi udział w pływalni za 6. Gdy zabudowana będzie też ulica A, dwa udziały przyniosą 18.",
        ru: "Купите вторую акцию бассейна за 6. Когда застроят и улицу A, две акции принесут 18.",
      },
    },
    {
      kind: "tell",
      point: "turn",
      text: {
        en: "That is the game. Mind your money: if you cannot pay for any building, you must sell shares at half price; if even that is not enough, you are out. Whoever places the last building between pool and stadium gets 20. Good luck!",
        pl: "To cała gra. Pilnuj pieniędzy: kogo nie stać na żaden budynek, ten sprzedaje udziały za pół ceny, a jeśli i to nie wystarczy, odpada. Kto postawi ostatni budynek między pływalnią a stadionem, dostaje 20. Powodzenia!",
        ru: "Вот и вся игра. Следите за деньгами: если не хватает ни на одно здание, акции продают за полцены, а если не хватит и тогда, выбывают. Кто поставит последнее здание между бассейном и стадионом, получает 20. Удачи!",
      },
    },
  ],
};
