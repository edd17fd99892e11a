import { describe, expect, it } from "vitest";
import { standard } from "./standard.ts";

describe("the component table", () => {
  it("counts kinds and copies as the rulebook does", () => {
    const count = (box: string, colour: string, copies: number): number =>
      standard.establishments.filter((card) => card.box === box && card.colour === colour && card.copies === copies)
        .length;
    const kinds = (box: string): number[] => [
      count(box, "green", 6),
      count(box, "blue", 6),
      count(box, "purple", 4),
      count(box, "red", 6),
    ];
    expect(kinds("base")).toEqual([5, 5, 3, 2]);
    expect(kinds("plus")).toEqual([2, 3, 2, 3]);
    const copies = (box: string): number =>
      standard.establishments.reduce((sum, card) => sum + (card.box === box ? card.copies : 0), 0);
    expect([copies("base"), copies("plus")]).toEqual([84, 56]);
    expect(standard.landmarks.map(({ box }) => box)).toEqual(["base", "base", "base", "base", "plus", "plus"]);
  });
  it("prices every card", () => {
    const costs = Object.fromEntries(
      [...standard.establishments, ...standard.landmarks].map(({ id, cost }) => [id, cost]),
    );
    expect(costs).toEqual({
      ...{ "wheat-field": 1, ranch: 1, forest: 3, mine: 6, "apple-orchard": 3 },
      ...{ bakery: 1, "convenience-store": 2, "cheese-factory": 5, "furniture-factory": 3, "produce-market": 2 },
      ...{ cafe: 2, "family-restaurant": 3, stadium: 6, "tv-station": 7, "business-center": 8 },
      ...{ "flower-field": 2, "mackerel-boat": 2, "tuna-boat": 5, "flower-shop": 1, "food-warehouse": 2 },
      ...{ "sushi-bar": 2, "pizza-joint": 1, "hamburger-stand": 1, publisher: 5, "tax-office": 4 },
      ...{ "train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22, harbor: 2, airport: 30 },
    });
  });
});
