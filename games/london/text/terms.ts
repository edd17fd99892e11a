import type { Term } from "@tabletown/kernel";

/** The words of the printed rulebook. */
export const terms = {
  city: {
    name: { en: "City", pl: "Miasto", ru: "Город" },
    means: {
      en: "The cards you have placed, side by side in stacks.",
      pl: "Zagrane przez ciebie karty, ułożone obok siebie w stosach.",
      ru: "Разыгранные вами карты, лежащие рядом стопками.",
    },
    rule: "5.4",
  },
  stacks: {
    name: { en: "Stacks", pl: "Stosy", ru: "Стопки" },
    means: {
      en: "Cards lying on each other in a city. Only the top one works; each stack brings poverty in a run.",
      pl: "Karty leżące w mieście jedna na drugiej. Działa tylko wierzchnia; przy uruchomieniu każdy stos daje ubóstwo.",
      ru: "Карты, лежащие в городе одна на другой. Действует только верхняя; при запуске каждая стопка приносит бедность.",
    },
    rule: "5.4",
  },
  develop: {
    name: { en: "Developing the city", pl: "Rozwój miasta", ru: "Развитие города" },
    means: {
      en: "The action of placing cards from your hand. For each one you discard another of its colour.",
      pl: "Akcja, w której zagrywasz karty z ręki do miasta. Za każdą odrzucasz inną tego samego koloru.",
      ru: "Действие: карты с руки разыгрывают в город. За каждую сбрасывают другую того же цвета.",
    },
    rule: "5.1",
  },
  run: {
    name: { en: "Running the city", pl: "Uruchomienie miasta", ru: "Запуск города" },
    means: {
      en: "The action of activating your cards. It ends with poverty.",
      pl: "Akcja, w której aktywujesz karty w mieście. Na koniec przybywa ubóstwa.",
      ru: "Действие: карты города активируют. В конце прибавляется бедность.",
    },
    rule: "8.1",
  },
  activation: {
    name: { en: "Activation", pl: "Aktywacja", ru: "Активация" },
    means: {
      en: "Using the effect of a card during a run. Some cards turn over afterwards.",
      pl: "Użycie efektu karty podczas uruchomienia. Niektóre karty zostają potem odwrócone.",
      ru: "Применение эффекта карты при запуске. Некоторые карты потом переворачиваются.",
    },
    rule: "8.2",
  },
  board: {
    name: { en: "Development board", pl: "Plansza rozwoju", ru: "Поле развития" },
    means: {
      en: "Two rows of discarded cards. You may draw from it instead of the deck.",
      pl: "Dwa rzędy odrzuconych kart. Możesz dobierać z niej zamiast z talii.",
      ru: "Два ряда сброшенных карт. С него можно брать карты вместо колоды.",
    },
    rule: "2.4",
  },
  boroughs: {
    name: { en: "Boroughs", pl: "Dzielnice", ru: "Районы" },
    means: {
      en: "Land that you buy: prestige, less poverty and cards at once.",
      pl: "Ziemia, którą kupujesz: od razu daje prestiż, karty i zmniejsza ubóstwo.",
      ru: "Земля, которую покупают: сразу даёт престиж, карты и убавляет бедность.",
    },
    rule: "7.1",
  },
  poverty: {
    name: { en: "Poverty", pl: "Ubóstwo", ru: "Бедность" },
    means: {
      en: "It grows with every run, and costs prestige at the end if you have more than the others.",
      pl: "Rośnie przy każdym uruchomieniu, a na koniec odbiera prestiż temu, kto ma go więcej niż inni.",
      ru: "Растёт при каждом запуске и в конце отнимает престиж у тех, у кого её больше, чем у других.",
    },
    rule: "8.7",
  },
  prestige: {
    name: { en: "Prestige", pl: "Prestiż", ru: "Престиж" },
    means: {
      en: "The most prestige wins the game.",
      pl: "Wygrywa ten, kto ma go najwięcej.",
      ru: "Побеждает тот, у кого его больше всех.",
    },
    rule: "1.5",
  },
  loans: {
    name: { en: "Loans", pl: "Pożyczki", ru: "Займы" },
    means: {
      en: "Money now for more money later. Each brings poverty in a run.",
      pl: "Pieniądze teraz za większe pieniądze później. Każda daje ubóstwo przy uruchomieniu.",
      ru: "Деньги сейчас за большие деньги потом. Каждый приносит бедность при запуске.",
    },
    rule: "9.1",
  },
  paupers: {
    name: { en: "Paupers", pl: "Biedota", ru: "Беднота" },
    means: {
      en: "Grey cards that only fill your hand: they cannot be placed.",
      pl: "Szare karty, które tylko zajmują rękę: nie można ich zagrać do miasta.",
      ru: "Серые карты, которые только занимают руку: разыграть их в город нельзя.",
    },
    rule: "6.1",
  },
  actionCards: {
    name: { en: "Action cards", pl: "Karty akcji", ru: "Карты действия" },
    means: {
      en: "Played straight from the hand while developing, without a discard.",
      pl: "Zagrywa się je prosto z ręki podczas rozwoju, bez odrzucania.",
      ru: "Их разыгрывают прямо с руки при развитии, без сброса.",
    },
    rule: "5.7",
  },
} as const satisfies Readonly<Record<string, Term>>;
