import { LANGUAGES, type Language, preview } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
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
