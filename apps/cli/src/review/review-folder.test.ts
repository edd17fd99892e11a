import { expect, test } from "vitest";
import { folderText } from "./review-folder.ts";

const seat = (accuracy: number, luck: number) => ({
  accuracy,
  ledger: { deal: 0, ownLuck: luck, othersLuck: 0, ownChoices: 0.25, othersChoices: 0, remainder: 0 },
});

test("a game counts once for who sat there in two seats; means are of all their seats", () => {
  const reviewed = [
    { file: "1.json", names: ["greedy", "greedy", "Ada"], seats: [seat(90, 0.2), seat(70, 0.1), seat(50, 0)] },
    { file: "2.json", names: ["Ada", "greedy"], seats: [seat(60, 0), seat(80, 0)] },
  ].map(({ seats, ...rest }) => ({ ...rest, review: { seats } }));
  const rows = folderText(reviewed, "en").split("\n").slice(1, 3);
  expect(rows.map((row) => row.trim().split(/ +/))).toEqual([
    ["greedy", "2", "80.0", "0.100", "0.250"],
    ["Ada", "2", "55.0", "0.000", "0.250"],
  ]);
});
