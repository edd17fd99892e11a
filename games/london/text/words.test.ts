import { LANGUAGES, type Language } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { london } from "../index.ts";
import type { Action } from "../rules/action.ts";
import type { Id, Task } from "../rules/state.ts";

describe("effect texts", () => {
  for (const language of LANGUAGES) {
    test(`say something about every component in ${language}`, () => {
      const words = london.words(language);
      for (const { id } of [...standard.cards, ...standard.boroughs]) {
        expect(words.effect(id), id).toMatch(/^\p{Lu}.*\.$/u);
        expect(words.effect(id), id).not.toMatch(/undefined|NaN|\s{2}|\.\./);
      }
    });

    test(`tell every kind of card apart in ${language}`, () => {
      const names = london.words(language).names;
      const cards = standard.cards.map(({ id }) => names[id]);
      expect(new Set(cards).size).toBe(cards.length);
    });
  }

  test("are made from the data, with the right forms", () => {
    const [en, pl, ru] = LANGUAGES.map((language) => london.words(language));
    expect(en?.effect("c-north-train-station")).toBe(
      "Costs £3 to place. Activated by discarding a card: gain £2 for each borough you own north of the Thames and remove 1 poverty. Turns over. 3 prestige at the end.",
    );
    expect(pl?.effect("c-north-train-station")).toBe(
      "Koszt zagrania £3. Aktywacja (odrzuć kartę): zyskaj £2 za każdą swoją dzielnicę na północ od Tamizy i usuń 1 znacznik ubóstwa. Potem karta zostaje odwrócona. Na koniec gry 3 punkty prestiżu.",
    );
    expect(ru?.effect("c-north-train-station")).toBe(
      "Розыгрыш стоит £3. Активация (сбросьте карту): получите £2 за каждый свой район к северу от Темзы и сбросьте 1 жетон бедности. Затем карта переворачивается. В конце игры 3 очка престижа.",
    );
    expect(pl?.effect("westminster")).toContain(
      "zyskaj 6 punktów prestiżu, usuń 2 znaczniki ubóstwa i dobierz 2 karty",
    );
    expect(ru?.effect("westminster")).toContain(
      "получите 6 очков престижа, сбросьте 2 жетона бедности и возьмите 2 карты",
    );
    expect(en?.effect("a-hospital")).toBe(
      "Costs £2 to place. When another card would turn over after its activation, you may turn this one over instead. 3 prestige at the end.",
    );
    expect(en?.effect("a-coffee-house")).toMatch(/^This card is placed without discarding\. Activated: pay/);
    expect(pl?.effect("b-millbank-prison")).toContain("odrzuć najwyżej 3 karty z ręki; za każdą usuń");
    expect(en?.effect("b-fleet-street")).toContain(
      "give 2 poverty from the supply to a player of your choice and gain £5",
    );
    expect(pl?.effect("b-fleet-street")).toContain("daj wybranemu graczowi 2 znaczniki ubóstwa z zasobów i zyskaj £5");
    expect(ru?.effect("b-fleet-street")).toContain("дайте выбранному игроку 2 жетона бедности из запаса и получите £5");
    expect(pl?.effect("b-fire-brigade")).toContain("za każdą swoją dzielnicę i zyskaj 2 punkty prestiżu");
    expect(ru?.effect("b-fire-brigade")).toContain("за каждый свой район и получите 2 очка престижа");
    expect(pl?.effect("st-pancras")).toContain("raz w swojej turze");
    expect(ru?.effect("hackney")).toContain("возьмите 4 карты");
  });
});

describe("sentences of the log", () => {
  test("[9.4] count the loans that are left in the right form", () => {
    const repaid = (left: number): string =>
      london.words("pl").event({ what: "loans", seat: 0, by: -1, now: left, cause: { rule: "9.4" } }, () => "Ola");
    expect([0, 1, 2, 5].map(repaid)).toEqual([
      "Ola spłaca pożyczkę, nie pozostaje żadna.",
      "Ola spłaca pożyczkę, pozostaje: 1 pożyczka.",
      "Ola spłaca pożyczkę, pozostaje: 2 pożyczki.",
      "Ola spłaca pożyczkę, pozostaje: 5 pożyczek.",
    ]);
  });
});

describe("what is discarded to place a card", () => {
  const cause = { rule: "5.2", component: "a-covent-garden", seat: 0 } as const;
  const discarded = { what: "discarded", seat: 0, about: "a-grocers", detail: { row: "top" }, cause } as const;

  test.each([
    ["en", "Ada discards Grocers to the top row to place Covent Garden."],
    ["pl", "Ada odrzuca kartę „Kupcy korzenni” do górnego rzędu, aby zagrać kartę „Covent Garden”."],
    ["ru", "Ada сбрасывает карту «Бакалейщики» в верхний ряд, чтобы разыграть карту «Ковент-Гарден»."],
  ] as const)("[5.2] is told with the card that is placed, in %s", (language, told) => {
    expect(london.words(language).event(discarded, () => "Ada")).toBe(told);
  });
});

describe("choices", () => {
  const stacks = [{ card: "a-woolwich-arsenal" }, { card: "b-royal-victoria-dock" }];
  const said = (language: Language, action: Action, agenda: readonly Task<Id>[] = []): string =>
    london.words(language).action(action, { seat: 0, agenda, players: [{ stacks, boroughs: [] }] } as never, String);

  test("[5.4] name the card that is placed and the one that it covers", () => {
    const agenda: readonly Task<Id>[] = [{ type: "placing", card: "a-water-works", where: "open", free: false }];
    expect(said("en", { type: "onto", stack: 0 }, agenda)).toBe(
      "Place Water Works on top of Woolwich Arsenal (stack 1)",
    );
    expect(said("pl", { type: "onto", stack: "new" }, agenda)).toBe("Zagraj kartę „Wodociągi” jako nowy stos");
    expect(said("ru", { type: "onto", stack: 0 }, agenda)).toBe(
      "Разыграть карту «Водопровод» поверх карты «Вулиджский арсенал» (стопка 1)",
    );
  });

  test("[8.2] say what an activation costs before what it brings", () => {
    expect(said("en", { type: "activate", stack: 0 })).toBe(
      "Activate Woolwich Arsenal (stack 1) for £7: gain 5 prestige",
    );
    expect(said("pl", { type: "activate", stack: 1 })).toBe(
      "Aktywuj kartę „Królewski Dok Wiktorii” (stos 2), odrzucając kartę: zyskaj £10 i 1 punkt prestiżu",
    );
    expect(said("ru", { type: "activate", stack: 1 })).toBe(
      "Активировать карту «Королевский док Виктории» (стопка 2), сбросив карту: получите £10 и 1 очко престижа",
    );
  });
});

describe("names of kinds that share one", () => {
  test("carry their colour, their set, or both", () => {
    const { names } = london.words("en");
    expect(names["b-hospital"]).toBe("Hospital (set\u00a0B)");
    expect(names["a-school-brown"]).toBe("School (brown)");
    expect(names["a-school-blue"]).toBe("School (blue, set\u00a0A)");
    expect(names["c-school-blue"]).toBe("School (set\u00a0C)");
    expect(names["a-salters"]).toBe("Salters");
  });

  test("say nothing of the set where nothing else differs, except in a choice between two of them", () => {
    const words = london.words("en");
    const view = { seat: 0, agenda: [], top: [], bottom: [], deck: { top: [] } };
    const choice = (hand: readonly string[]): string =>
      words.action({ type: "discard", card: "a-paupers" }, { ...view, players: [{ hand }] } as never, String);
    expect(choice(["a-paupers", "a-salters"])).toBe("Discard Paupers");
    expect(choice(["a-paupers", "b-paupers"])).toBe("Discard Paupers (set\u00a0A)");
    const taken = { what: "taken", seat: 0, about: "b-shops", detail: { row: "top" }, cause: { rule: "4.1" } } as const;
    expect(words.event(taken, () => "Ada")).toBe("Ada takes Shops from the top row.");
  });
});
