import { LANGUAGES, type Language, preview } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import type { Table } from "../data/table.ts";
import { arrange, gameWith } from "../fixtures/arrange.ts";
import { metropolia } from "../index.ts";

const names = ["Anna", "Bartek", "Kasia"];
const name = (seat: number): string => names[seat] ?? "";
const { standard } = metropolia.components;

/** The log of a move in one language. */
function log(
  language: Language,
  ...[position, ...move]: [Parameters<typeof arrange>[0], string, ...number[]]
): string[] {
  const words = metropolia.words(language);
  return arrange(position)
    .play(...move)
    .map((event) => words.event(event, name));
}

describe("the log", () => {
  const position = { players: [{ coins: 1, owned: { bakery: 2 } }, {}, { owned: { cafe: 2 } }] };
  it("tells a payment that falls short and an income", () => {
    expect(log("en", position, "roll one die", 3)).toEqual([
      "Anna rolls 3.",
      "Café: Anna pays Kasia 1 coin of the 2 due, and has no more.",
      "Bakery: Anna takes 2 coins from the bank.",
      "Anna cannot build anything.",
      "It is Bartek’s turn.",
    ]);
    expect(log("pl", position, "roll one die", 3)).toEqual([
      "Anna rzuca: 3.",
      "Kawiarnia: płaci Anna, Kasia dostaje 1 monetę z 2 należnych, bo więcej nie ma.",
      "Piekarnia: Anna bierze 2 monety z banku.",
      "Anna nie może niczego zbudować.",
      "Teraz gra Bartek.",
    ]);
    expect(log("ru", position, "roll one die", 3)).toEqual([
      "Anna бросает: 3.",
      "Кафе: платит Anna, Kasia получает 1 монету (причиталось 2, но больше нет).",
      "Пекарня: Anna получает 2 монеты из банка.",
      "Anna не может ничего построить.",
      "Теперь ходит Bartek.",
    ]);
  });

  it("speaks to who reads it, whether they pay or are paid", () => {
    const [rolled, paid, , stopped] = arrange(position).play("roll one die", 3);
    const told = (language: Language, you: number) =>
      [rolled, paid, stopped].map((event) => event && metropolia.words(language).event(event, name, you));
    expect(told("en", 0)).toEqual([
      "You roll 3.",
      "Café: you pay Kasia 1 coin of the 2 due, and have no more.",
      "You cannot build anything.",
    ]);
    expect(told("pl", 0)).toEqual([
      "Rzucasz: 3.",
      "Kawiarnia: płacisz ty, Kasia dostaje 1 monetę z 2 należnych, bo więcej nie ma.",
      "Nie możesz niczego zbudować.",
    ]);
    expect(told("ru", 2)).toEqual([
      "Anna бросает: 3.",
      "Кафе: платит Anna, вы получаете 1 монету (причиталось 2, но больше нет).",
      "Anna не может ничего построить.",
    ]);
  });
});

describe("effects are told from the data", () => {
  const effects = (language: Language, ...ids: string[]): string[] =>
    ids.map((id) => metropolia.words(language).effect(id));
  it("in three languages", () => {
    expect(effects("en", "mine", "sushi-bar")).toEqual([
      "In anyone’s turn: take 5 coins from the bank.",
      "In another player’s turn, if you have built the Harbor: take 3 coins from the player who rolled.",
    ]);
    expect(effects("pl", "mine", "flower-shop")).toEqual([
      "W turze dowolnego gracza: weź 5 monet z banku.",
      "W twojej turze: weź 1 monetę z banku za każdą swoją kartę „Pole kwiatów”.",
    ]);
    expect(effects("ru", "mine", "cheese-factory")).toEqual([
      "В ход любого игрока: получите 5 монет из банка.",
      "В ваш ход: получите 3 монеты из банка за каждую свою карту с символом коровы.",
    ]);
  });
  it("and follow a changed table", () => {
    const table = {
      ...standard,
      establishments: standard.establishments.map((card) =>
        card.id === "mine" ? { ...card, effect: { type: "bank", amount: 22 } as const } : card,
      ),
    };
    expect(metropolia.words("pl", table).effect("mine")).toBe("W turze dowolnego gracza: weź 22 monety z banku.");
    expect(metropolia.words("ru", table).effect("mine")).toBe("В ход любого игрока: получите 22 монеты из банка.");
  });
  it("every component says something different from an empty line", () => {
    const ids = [...standard.establishments, ...standard.landmarks, standard.townHall].map(({ id }) => id);
    for (const language of LANGUAGES) {
      const words = metropolia.words(language);
      for (const id of ids) {
        expect(words.effect(id), `${language} ${id}`).toMatch(/^\p{Lu}.*\.$/su);
        expect(words.names[id], `${language} ${id}`).toBeTruthy();
      }
      expect(words.effect("palace")).toBe("");
    }
  });
});

describe("the rules", () => {
  const { establishments, landmarks } = standard;
  const withEffects = (amounts: Readonly<Record<string, object>>): Table => ({
    ...standard,
    establishments: establishments.map((card) => ({ ...card, effect: { ...card.effect, ...amounts[card.id] } })),
    landmarks: landmarks.map((card) => ({ ...card, effect: { ...card.effect, ...amounts[card.id] } })),
  });
  const told = (language: Language, table: Table, ...numbers: string[]): (string | undefined)[] => {
    const { rules } = metropolia.words(language, table);
    return numbers.map((wanted) => rules.find(({ number }) => number === wanted)?.text);
  };

  it("[2.2] name the cards that a corrected table begins with", () => {
    const table: Table = { ...standard, start: { coins: 3, establishments: ["bakery", "ranch", "ranch"] } };
    expect(LANGUAGES.flatMap((language) => told(language, table, "2.2"))).toEqual([
      "Everyone starts with these cards: Bakery, Ranch, Ranch. They do not come from the supply.",
      "Każdy zaczyna z kartami: Piekarnia, Farma, Farma. Nie pochodzą one z zasobów.",
      "Каждый начинает с картами: Пекарня, Ферма, Ферма. Они не берутся из запаса.",
    ]);
  });

  it("[2.4] [7.3] [7.6] [8.1] tell the numbers of a corrected table with the right plurals", () => {
    const table: Table = {
      ...standard,
      start: { ...standard.start, coins: 1 },
      townHall: { ...standard.townHall, amount: 2 },
      marketPiles: 3,
      establishments: establishments.map((card) => ({
        ...card,
        ...(card.id === "sushi-bar" && { cost: 5 }),
        ...(card.id === "mine" && { copies: 7 }),
      })),
    };
    expect(told("en", table, "2.4", "7.6", "8.1", "2.5")).toEqual([
      "Everyone starts with 1 coin.",
      "The Town Hall pays its owner 2 coins at the start of each of their turns, extra turns too.",
      "A Sushi Bar costs 5 coins; other printings say 4 or 1.",
      "All other establishments lie open in piles by name: 4 of each purple one, 6–7 of each other.",
    ]);
    expect(told("pl", table, "2.4", "7.6", "8.1", "7.4", "2.5")).toEqual([
      "Każdy zaczyna z 1 monetą.",
      "Ratusz daje właścicielowi 2 monety na początku każdej jego tury, także dodatkowej.",
      "Bar sushi kosztuje 5 monet; w innych wydaniach 4 albo 1.",
      "Gdy widocznych jest mniej niż 3 nazwy, od razu odkrywa się nowe karty w ten sam sposób.",
      "Pozostałe nieruchomości leżą odkryte w stosach według nazw: po 4 karty fioletowe i po 6–7 kart w innych kolorach.",
    ]);
    expect(told("ru", table, "2.4", "7.6", "8.1", "7.4")).toEqual([
      "Каждый начинает с 1 монетой.",
      "Ратуша даёт владельцу 2 монеты в начале каждого его хода, в том числе дополнительного.",
      "Суши-бар стоит 5 монет; в других изданиях 4 или 1.",
      "Как только видно меньше 3 названий, сразу открывают новые карты тем же способом.",
    ]);
    for (const language of LANGUAGES) {
      expect(told(language, table, "7.3")[0]).toMatch(/141 (cards|kart|карту),/u);
      expect(told(language, table, "7.3")[0]).toMatch(/ 3;/);
    }
  });

  it("[4.9] [4.11] [4.12] [7.7] [7.8] [7.11] [7.12] [7.13] tell what corrected cards do", () => {
    const table = withEffects({
      stadium: { amount: 3 },
      "tv-station": { amount: 22 },
      publisher: { amount: 2, symbols: ["cow"] },
      "tax-office": { from: 24 },
      "shopping-mall": { amount: 2 },
      harbor: { from: 8, amount: 4 },
      airport: { amount: 21 },
    });
    expect(told("en", table, "4.11", "7.7", "7.8", "7.11", "7.13")).toEqual([
      "Stadium: every other player pays you 3 coins.",
      "With the Harbor you may add 4 to your total if it is 8 or more, after any second roll. It stays a double if it was one.",
      "With the Airport you take 21 coins from the bank in every turn in which you build nothing, extra turns too.",
      "With the Shopping Mall a Flower Shop earns 3 coins for each Flower Field instead of 1.",
      "Tax Office: every other player with 24 coins or more pays you half of them, rounded down: of 25 coins 12 are paid and 13 kept.",
    ]);
    const polish = told("pl", table, "4.9", "4.11", "4.12", "7.8", "7.12").join(" ");
    for (const part of [
      "o 2 monety więcej",
      "płaci ci 3 monety.",
      "płaci ci 22 monety albo",
      "bierzesz 21 monet z banku",
      "2 monety za każdą swoją kartę z symbolem krowy.",
    ]) {
      expect(polish).toContain(part);
    }
    const russian = told("ru", table, "4.9", "4.11", "4.12", "7.8", "7.12", "7.13").join(" ");
    for (const part of [
      "на 2 монеты больше",
      "платит вам 3 монеты.",
      "платит вам 22 монеты или",
      "получаете 21 монету из банка",
      "2 монеты за каждую свою карту с символом коровы.",
      "у которого 24 монеты или больше",
      "из 25 монет 12 отдают, 13 оставляют",
    ]) {
      expect(russian).toContain(part);
    }
  });
});

describe("choices", () => {
  it("name their price, as the options set it", () => {
    const match = arrange({
      options: { plus: true, sushiBar: 4 },
      players: [{ coins: 4 }, {}],
      market: { "sushi-bar": 1 },
    });
    match.play("roll one die", 5);
    const said = (language: Language): string[] => {
      const game = gameWith({ plus: true, sushiBar: 4 });
      const words = metropolia.words(language);
      return game.actions(match.state(), 0).map((action) => words.action(action, match.view(), name));
    };
    expect(said("en").slice(0, 2)).toEqual(["Build Sushi Bar for 4 coins", "Build Train Station for 4 coins"]);
    expect(said("pl").at(0)).toBe("Zbuduj bar sushi za 4 monety");
    expect(said("ru").at(0)).toBe("Построить суши-бар за 4 монеты");
  });
  it("[4.13] name whose card is taken", () => {
    const view = arrange({ players: [{}, {}] }).view();
    const said = LANGUAGES.map((language) =>
      metropolia.words(language).action({ type: "take", card: "forest", from: 1 }, view, name),
    );
    expect(said).toEqual(["Take Forest from Bartek", "Weź las od gracza Bartek", "Взять лес у игрока Bartek"]);
  });
  it("name the total the harbour leads to", () => {
    const match = arrange({ options: { plus: true }, players: [{ built: ["train-station", "harbor"] }, {}] });
    match.play("roll two dice", 5, 6);
    expect(metropolia.words("en").action({ type: "add" }, match.view(), name)).toBe("Raise the total to 13");
  });
  it("can be previewed as far as they are certain", () => {
    const match = arrange({
      options: { plus: true },
      players: [{ coins: 3 }, {}],
      market: { ranch: 1 },
      deck: ["mine"],
    });
    const game = gameWith({ plus: true });
    const roll = preview(game, match.view(), 0, { type: "roll", dice: 1 });
    expect([roll.events.map(({ what }) => what), roll.whole]).toEqual([["coins"], false]);
    match.play("roll one die", 5);
    const build = preview(game, match.view(), 0, { type: "build", card: "ranch" });
    expect([build.events.map(({ what }) => what), build.whole]).toEqual([["coins", "built", "turn"], false]);
  });
});

describe("the outline", () => {
  it("tells turn, cities and market", () => {
    const match = arrange({
      options: { plus: true },
      players: [{ coins: 4, owned: { bakery: 2 }, built: ["harbor"] }, {}],
      market: { "tuna-boat": 2 },
      deck: ["mine"],
    });
    const { sections } = metropolia.words("en").outline(match.view(), name);
    expect(sections.map(({ title }) => title)).toEqual(["Turn", "Anna", "Bartek", "Market"]);
    expect(sections[1]?.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Coins: 4",
      "Landmarks: 1/6",
      "Train Station: not built, 4 coins",
      "Shopping Mall: not built, 10 coins",
      "Amusement Park: not built, 16 coins",
      "Radio Tower: not built, 22 coins",
      "Harbor: built",
      "Airport: not built, 30 coins",
      "Town Hall: built",
      "Bakery: 2–3 · ×2",
    ]);
    expect(sections[3]?.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Tuna Boat: 12–14 · 5 coins · 2 left",
      "Deck: 1 card",
    ]);
  });
});
