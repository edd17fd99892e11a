import { beforeAll, expect, test, vi } from "vitest";
import { playOut, seated, standing, why } from "../src/testing/play.ts";
import { testedServer } from "../src/testing/tested-server.ts";

const noted: string[] = [];

const tested = testedServer({ catalog: new URL("../src/testing/broken-titles.ts", import.meta.url).href });
const { arrive } = tested;

beforeAll(() => {
  vi.spyOn(tested.server.services.log, "error").mockImplementation(
    (...given: unknown[]) => void noted.push(String(given[1])),
  );
});

const SENTENCES = [
  'The game "unloadable" is broken and cannot be played: a file is missing',
  'The game "unbound" is broken and cannot be played: a component is missing',
  'The game "wordless" is broken and cannot be played: a text is missing',
];

test("games that are broken are named with a sentence, once in the log, and the others are listed", async () => {
  const [ann] = await arrive("Ann");
  const { games, broken } = await ann.ask("games", {});
  expect(games.map(({ id }) => id)).toEqual(["hidden-hands", "jammed"]);
  expect(broken.map(({ problem }) => problem)).toEqual(SENTENCES);
  await ann.ask("games", {});
  expect(noted).toEqual(SENTENCES);
});

test("a match of a broken game is refused with a sentence, and one that breaks stops no other", async () => {
  const people = await arrive("Ann", "Bob");
  const [ann] = people;
  const create = async (game: string) =>
    why(await ann.call("createMatch", { body: { game, seats: [{ who: "me" }, { who: "open" }] } }));
  expect(await create("unloadable")).toBe("broken-game");
  expect(await create("unbound")).toBe("broken-game");
  expect(await create("chess")).toBe("unknown-game");
  const whole = await seated(people, { game: "hidden-hands" });
  const jammed = await seated(people, { game: "jammed" });
  const { seq, position } = standing(ann, jammed.id);
  const refused = ann.next("refused");
  void ann.socket?.command(jammed.id, { do: "act", seq, move: position.options?.[0] ?? "" });
  expect((await refused).problem.code).toBe("internal");
  await seated([ann], { game: "jammed" }, [{ who: "bot", bot: "greedy" }]);
  await playOut(people, whole.id);
  expect(ann.last("table")?.table).toMatchObject({ id: whole.id, status: "over" });
  expect((await fetch(`${tested.server.url}/readyz`)).status).toBe(200);
});
