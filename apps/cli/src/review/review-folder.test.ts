import { expect, test } from "vitest";
import { folderText } from "./review-folder.ts";

const seat = (accuracy: number, luck: number) => ({
  accuracy,
  weighty: 1,
  ledger: { deal: 0, ownLuck: luck, othersLuck: 0, ownChoices: 0.25, othersChoices: 0, remainder: 0 },
});

test("a game counts once for who sat there in two seats; means are of all their seats", () => {
  const reviewed = [
    { file: "1.json", names: ["greedy", "greedy", "Ada"], seats: [seat(90, 0.2), seat(70, 0.1), seat(50, 0)] },
    { file: "2.json", names: ["Ada", "greedy"], seats: [seat(60, 0), seat(80, -0.00004)] },
    { file: "3.json", names: ["Bo"], seats: [seat(60, -0.07)] },
  ].map(({ seats, ...rest }) => ({ ...rest, review: { passes: 20, moves: [], seats } }));
  const rows = folderText(reviewed, "en").split("\n").slice(1, 4);
  expect(rows.map((row) => row.trim().split(/ +/))).toEqual([
    ["greedy", "2", "80.0", "0.100", "0.250"],
    ["Ada", "2", "55.0", "0.000", "0.250"],
    ["Bo", "1", "60.0", "−0.070", "0.250"],
  ]);
});

test("a review that ended before choices were played out adds nothing to how well somebody played", () => {
  const of = (file: string, passes: number, accuracy: number) => ({
    file,
    names: ["Ada"],
    review: { passes, moves: [], seats: [seat(accuracy, 0)] },
  });
  const finer = of("1.json", 20, 70);
  expect(folderText([finer, of("2.json", 0, 100)], "en")).toMatch(
    /\nAda +2 +70\.0 .*\nA larger --budget says more\.$/s,
  );
  expect(folderText([finer], "en")).not.toContain("--budget");
});
