import { LANGUAGES } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, game, playOn } from "../fixtures/arrange.ts";
import { budowaMiasta } from "../index.ts";

const name = (seat: number): string => ["Ada", "Jan"][seat] ?? `${seat}`;

describe("texts", () => {
  it("every component has a name and says what it does, in every language", () => {
    const { objects, streets, buildings } = budowaMiasta.components.standard;
    for (const language of LANGUAGES) {
      const words = budowaMiasta.words(language);
      for (const { id } of [...objects, ...streets, ...buildings]) {
        expect(words.names[id]).toBeTruthy();
        expect(words.effect(id).length).toBeGreaterThan(10);
        for (const field of Object.keys(budowaMiasta.components.provenance(budowaMiasta.components.standard, id))) {
          expect(words.names[`field.${field}`]).toBeTruthy();
        }
      }
    }
  });

  const s = arrange({
    money: [0, 40],
    hands: [["B1"], ["B3"]],
    built: ["B2", "B4"],
    shares: [{ pool: [0, 7] }],
    drawing: ["A1"],
  });
  const { events } = playOn(s, ["sell pool 7", "build B1", "take theatre", "build B3"]);

  it("reads as sentences in English", () => {
    const words = budowaMiasta.words("en");
    expect(words.action({ type: "sell", object: "pool", price: 7 }, game.view(s, 0), name)).toBe(
      "Sell a swimming pool share (price $7M) for $4M",
    );
    expect(events.map((event) => words.event(event, name))).toEqual([
      "Ada sells a swimming pool share (price $7M).",
      "Ada receives $4M for the swimming pool share.",
      "Ada builds villa B1.",
      "Ada pays $1M for B1.",
      "Ada takes the free theatre share.",
      "Ada draws villa A1; 43 left in the bag.",
      "Jan is to play.",
      "Jan builds villa B3.",
      "Jan pays $2M for B3.",
      "Street B between the theatre and the swimming pool is finished.",
      "Ada receives $6M for 1 theatre share.",
      "Ada receives $9M for 1 swimming pool share.",
    ]);
  });

  it("reads as sentences in Polish", () => {
    const words = budowaMiasta.words("pl");
    expect(events.map((event) => words.event(event, name))).toEqual([
      "Ada sprzedaje udział w pływalni (cena 7 mln $).",
      "Ada dostaje 4 mln $ za udział w pływalni.",
      "Ada buduje willę B1.",
      "Ada płaci 1 mln $ za B1.",
      "Ada zdobywa darmowy udział w teatrze.",
      "Ada losuje willę A1; w woreczku: 43 budynki.",
      "Tura: Jan.",
      "Jan buduje willę B3.",
      "Jan płaci 2 mln $ za B3.",
      "Ulica B między teatrem a pływalnią jest zabudowana.",
      "Ada dostaje 6 mln $ za 1 udział w teatrze.",
      "Ada dostaje 9 mln $ za 1 udział w pływalni.",
    ]);
  });

  it("reads as sentences in Russian", () => {
    const words = budowaMiasta.words("ru");
    expect(events.map((event) => words.event(event, name))).toEqual([
      "Ada продаёт акцию бассейна (цена 7 млн $).",
      "Ada получает 4 млн $ за акцию бассейна.",
      "Ada строит виллу B1.",
      "Ada платит 1 млн $ за B1.",
      "Ada берёт бесплатную акцию театра.",
      "Ada тянет виллу A1; в мешке: 43 здания.",
      "Ходит Jan.",
      "Jan строит виллу B3.",
      "Jan платит 2 млн $ за B3.",
      "Улица B между театром и бассейном застроена.",
      "Ada получает 6 млн $ за 1 акцию театра.",
      "Ada получает 9 млн $ за 1 акцию бассейна.",
    ]);
  });

  it("adds up what several shares pay, and only those", () => {
    const view = game.view(arrange({ money: [40, 40], hands: [["B1"], ["B2"]], shares: [{ theatre: [0] }, {}] }), 0);
    const held = (language: "en" | "pl" | "ru"): string | undefined =>
      budowaMiasta
        .words(language)
        .outline(view, name)
        .sections.find(({ seat }) => seat === 0)?.rows[1]?.text;
    expect(held("en")).toBe("1 theatre share, $6M a street");
    expect(held("pl")).toBe("1 udział w teatrze, 6 mln $ za każdą ulicę");
    expect(held("ru")).toBe("1 акция театра, 6 млн $ за каждую улицу");
  });

  it("says that the bag is empty rather than that none are left in it", () => {
    const drawn = { what: "drawn", seat: 0, now: 0, cause: { rule: "7.1" } } as const;
    expect(LANGUAGES.map((language) => budowaMiasta.words(language).event(drawn, name))).toEqual([
      "Ada draws a building; the bag is empty now.",
      "Ada losuje budynek; woreczek jest już pusty.",
      "Ada тянет здание; теперь мешок пуст.",
    ]);
  });

  it("counts shares and buildings as each language does", () => {
    const held = [{ cafe: [0, 3], pool: [0, 6, 7, 8, 9] }, {}];
    const view = game.view(arrange({ money: [40, 40], hands: [["B1"], ["B2", "B3"]], shares: held }), 0);
    const rows = (language: "en" | "pl" | "ru"): string[] =>
      budowaMiasta
        .words(language)
        .outline(view, name)
        .sections.filter(({ seat }) => seat !== undefined)
        .flatMap((section) => section.rows.map(({ text }) => text));
    expect(rows("en")).toEqual([
      "$40M",
      "5 swimming pool shares, together $45M a street; 2 café shares, together $10M a street",
      "villa B1 for $1M",
      "$40M",
      "none",
      "2 buildings, hidden",
    ]);
    expect(rows("pl")[1]).toBe(
      "5 udziałów w pływalni, razem 45 mln $ za każdą ulicę; 2 udziały w kawiarni, razem 10 mln $ za każdą ulicę",
    );
    expect(rows("pl")[5]).toBe("2 budynki, zakryte");
    expect(rows("ru")[1]).toBe(
      "5 акций бассейна, вместе 45 млн $ за каждую улицу; 2 акции кафе, вместе 10 млн $ за каждую улицу",
    );
    expect(rows("ru")[5]).toBe("2 здания, скрыты");
  });
});
