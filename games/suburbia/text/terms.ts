import type { Term } from "@tabletown/kernel";

/** The words of the printed rulebook. */
export const terms = {
  borough: {
    name: { en: "Borough", pl: "Dzielnica", ru: "Округ" },
    means: {
      en: "The tiles you have placed.",
      pl: "Umieszczone przez ciebie kafelki.",
      ru: "Выложенные вами тайлы.",
    },
    rule: "4.2",
  },
  boroughBoard: {
    name: { en: "Borough board", pl: "Plansza dzielnicy", ru: "Поле округа" },
    means: {
      en: "Your borough grows from its middle notch.",
      pl: "Od jej środkowego wcięcia rośnie twoja dzielnica.",
      ru: "От его среднего выреза растёт ваш округ.",
    },
    rule: "2.10",
  },
  market: {
    name: { en: "Real estate market", pl: "Rynek nieruchomości", ru: "Рынок недвижимости" },
    means: {
      en: "Open tiles in a row. What is not bought slides to the right and gets cheaper.",
      pl: "Rząd odkrytych kafelków. To, czego nikt nie kupi, przesuwa się w prawo i tanieje.",
      ru: "Ряд открытых тайлов. То, что не купили, сдвигается вправо и дешевеет.",
    },
    rule: "2.4",
  },
  marketCost: {
    name: { en: "Market cost", pl: "Koszt rynkowy", ru: "Надбавка рынка" },
    means: {
      en: "What a space of the market adds to the cost of the tile there.",
      pl: "Kwota nad polem rynku, doliczana do kosztu leżącego tam kafelka.",
      ru: "Сумма над местом рынка, которую прибавляют к цене лежащего там тайла.",
    },
    rule: "4.1",
  },
  basics: {
    name: { en: "Basic tiles", pl: "Kafelki podstawowe", ru: "Базовые тайлы" },
    means: {
      en: "Suburbs, Community Park and Heavy Factory: always on offer while the supply lasts.",
      pl: "Przedmieście, Park miejski i Fabryka: dostępne, dopóki są w zasobach.",
      ru: "Пригород, Парк и Комбинат: их берут, пока они есть в запасе.",
    },
    rule: "4.3",
  },
  lake: {
    name: { en: "Lake", pl: "Jezioro", ru: "Озеро" },
    means: {
      en: "A market tile face down. It pays for the buildings beside it.",
      pl: "Kafelek z rynku położony drugą stroną. Płaci za sąsiadujące budynki.",
      ru: "Тайл с рынка лицом вниз. Платит за соседние здания.",
    },
    rule: "4.5",
  },
  investment: {
    name: { en: "Investment marker", pl: "Znacznik inwestycji", ru: "Маркер инвестиции" },
    means: {
      en: "Doubles the effects of the tile it lies on.",
      pl: "Podwaja efekty kafelka, na którym leży.",
      ru: "Удваивает эффекты тайла, на котором лежит.",
    },
    rule: "4.6",
  },
  immediate: {
    name: { en: "Immediate effect", pl: "Efekt natychmiastowy", ru: "Немедленный эффект" },
    means: {
      en: "Acts once, when the tile is placed.",
      pl: "Działa raz, przy umieszczeniu kafelka.",
      ru: "Срабатывает один раз, когда тайл выкладывают.",
    },
    rule: "1.1",
  },
  conditional: {
    name: { en: "Conditional effect", pl: "Efekt warunkowy", ru: "Условный эффект" },
    means: {
      en: "Acts for each tile that fits it, now and later.",
      pl: "Działa za każdy pasujący kafelek, teraz i później.",
      ru: "Срабатывает за каждый подходящий тайл, сейчас и потом.",
    },
    rule: "1.1",
  },
  tracks: {
    name: { en: "Tracks", pl: "Tory", ru: "Треки" },
    means: {
      en: "Income, reputation and population are kept on them.",
      pl: "Na nich zaznacza się dochód, reputację i populację.",
      ru: "На них отмечают доход, репутацию и население.",
    },
    rule: "6.1",
  },
  income: {
    name: { en: "Income", pl: "Dochód", ru: "Доход" },
    means: {
      en: "The money you get every turn, or pay.",
      pl: "Pieniądze, które dostajesz lub płacisz w każdej turze.",
      ru: "Деньги, которые вы получаете или платите каждый ход.",
    },
    rule: "7.1",
  },
  reputation: {
    name: { en: "Reputation", pl: "Reputacja", ru: "Репутация" },
    means: {
      en: "How many people come to you every turn, or leave.",
      pl: "Ilu mieszkańców przybywa co turę albo ubywa.",
      ru: "Сколько жителей прибывает или убывает каждый ход.",
    },
    rule: "7.3",
  },
  population: {
    name: { en: "Population", pl: "Populacja", ru: "Население" },
    means: {
      en: "The largest population wins the game.",
      pl: "Wygrywa ten, kto ma największą.",
      ru: "Побеждает тот, у кого оно больше всех.",
    },
    rule: "10.6",
  },
  redLines: {
    name: { en: "Red lines", pl: "Czerwone linie", ru: "Красные линии" },
    means: {
      en: "Each one your population passes costs income and reputation.",
      pl: "Każda przekroczona przez populację obniża dochód i reputację.",
      ru: "Каждая, которую пересекает население, снижает доход и репутацию.",
    },
    rule: "6.2",
  },
  goals: {
    name: { en: "Goals", pl: "Cele", ru: "Цели" },
    means: {
      en: "They bring population at the end to whoever alone leads in them.",
      pl: "Na koniec dają populację temu, kto samodzielnie w nich prowadzi.",
      ru: "В конце дают население тому, кто единолично в них лидирует.",
    },
    rule: "10.1",
  },
} as const satisfies Readonly<Record<string, Term>>;
