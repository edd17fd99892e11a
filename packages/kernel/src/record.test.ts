import { highStreet } from "@tabletown/_template";
import { expect, test } from "vitest";
import { type Match, openMatch, play } from "./match.ts";
import { readRecord } from "./read-record.ts";
import { type GameRecord, recordOf, sealed } from "./record.ts";
import { recordFaultText } from "./record-fault.ts";
import { gameOfRecord, replay, replayAsFar, replaySteps, verifyChance, verifySteps } from "./replay.ts";

const game = highStreet.game({ corners: 1 });
const seats = [{ name: "Ada" }, { name: "Bo", bot: "greedy" }];

function finished(): Match {
  let match: Match = openMatch(game, 2, "fair");
  for (let seat = game.toAct(match.state as never)[0]; seat !== undefined; ) {
    const next = play(match, seat, match.game.actions(match.state, seat)[0]);
    if (!next.ok) throw new Error(next.problem);
    match = next.value;
    seat = match.game.toAct(match.state)[0];
  }
  return match;
}

const whole = recordOf(finished(), { seats });
const changed = (change: Partial<GameRecord>): GameRecord => {
  const { seal: _, ...rest } = { ...whole, ...change };
  return sealed(rest);
};
const faultOf = (record: GameRecord): string => {
  const played = replay(game, record);
  return played.ok ? "none" : `${played.problem.code} at ${played.problem.path}`;
};

test("a record replays to the same end after a trip through text", () => {
  const read = readRecord(JSON.stringify(whole));
  expect(read.ok && faultOf(read.value)).toBe("none");
  expect(whole.standing).toHaveLength(2);
});

test("a record without its seed replays too, but its chance cannot be verified", () => {
  const secret = recordOf(finished(), { seats, withoutSeed: true });
  expect(JSON.stringify(secret)).not.toContain('"seed"');
  expect(faultOf(secret)).toBe("none");
  const verified = verifyChance(game, secret);
  expect(verified.ok ? "" : verified.problem.code).toBe("no-seed");
});

test("verification checks the commitment and counts every draw", () => {
  const verified = verifyChance(game, whole);
  expect(verified.ok && verified.value.draws).toBe(whole.setup.draws.length);
});

test("a record can be played again and verified one move at a time, so that nobody has to wait for the whole", () => {
  const replayed = replay(game, whole);
  if (!replayed.ok) throw new Error(replayed.problem.code);
  for (const [steps, result] of [
    [replaySteps(game, whole), replayed],
    [verifySteps(game, whole, replayed.value), verifyChance(game, whole)],
  ] as const) {
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count++;
    expect(count).toBe(whole.moves.length);
    expect(step.value).toEqual(result);
  }
});

test("another seed than the one committed to is found out", () => {
  const verified = verifyChance(game, changed({ chance: { ...whole.chance, seed: "another" } }));
  expect(verified.ok ? "" : verified.problem.code).toBe("other-commitment");
});

test("a cut text is refused, in the reader's language alone", () => {
  const text = JSON.stringify(whole);
  for (const length of [0, 1, 100, text.length - 1]) {
    const read = readRecord(text.slice(0, length));
    expect(read.ok ? "" : recordFaultText("pl", read.problem)).toBe(
      "To nie jest dokument JSON; plik mógł zostać ucięty.",
    );
  }
});

test("what is no record is said to be none, in the reader's language alone", () => {
  const told = (given: unknown): string => {
    const read = readRecord(JSON.stringify(given));
    return read.ok ? "" : recordFaultText("pl", read.problem);
  };
  const none = "To nie jest zapis partii Tabletown albo brakuje jego części.";
  expect(told({ hello: 1 })).toBe(`${none} (hello: nieznane pole)`);
  expect(told({ ...whole, rules: 1.5 })).toBe(`${none} (rules: powinna być liczba całkowita)`);
});

test("every single changed move is named at its place", () => {
  for (const index of whole.moves.keys()) {
    const moves = whole.moves.map((move, i) => (i === index ? { ...move, move: "build a castle" } : move));
    expect(faultOf(changed({ moves }))).toBe(`illegal-move at moves[${index}]`);
    const hashes = whole.moves.map((move, i) => (i === index ? { ...move, hash: "0000000000000000" } : move));
    expect(faultOf(changed({ moves: hashes }))).toBe(`other-state at moves[${index}].hash`);
  }
});

test("dropped, doubled and foreign moves, draws and places are named", () => {
  const [first, ...later] = whole.moves;
  if (first === undefined) throw new Error("no moves");
  expect(faultOf(changed({ moves: later }))).toBe("illegal-move at moves[0]");
  expect(faultOf(changed({ moves: [...whole.moves, first] }))).toBe(`moves-after-end at moves[${whole.moves.length}]`);
  expect(faultOf(changed({ moves: [{ ...first, draws: [1] }, ...later] }))).toBe("bad-draw at moves[0].draws");
  expect(faultOf(changed({ setup: { ...whole.setup, draws: whole.setup.draws.slice(1) } }))).toBe(
    "bad-draw at setup.draws",
  );
  expect(faultOf(changed({ setup: { ...whole.setup, draws: [99, ...whole.setup.draws.slice(1)] } }))).toBe(
    "bad-draw at setup.draws",
  );
  expect(faultOf(changed({ standing: [] }))).toBe("other-standing at standing");
});

test("a move that is none is named as such, also where luck was drawn for it", () => {
  const [first, ...later] = whole.moves;
  if (first === undefined) throw new Error("no moves");
  for (const wrong of [{ move: "build a castle" }, { seat: 1 - first.seat }]) {
    const moves = [{ ...first, draws: [1], ...wrong }, ...later];
    expect(faultOf(changed({ moves }))).toBe("illegal-move at moves[0]");
  }
});

test("what is wrong with a move or a draw is said in the reader's language alone", () => {
  const told = (change: Partial<GameRecord>): string => {
    const played = replay(game, changed(change));
    return played.ok ? "" : recordFaultText("pl", played.problem);
  };
  const [first, ...later] = whole.moves;
  if (first === undefined) throw new Error("no moves");
  const none = "Zasady nie pozwalają na ten ruch.";
  expect(told({ moves: [{ ...first, move: "castle" }] })).toBe(`${none} (moves[0]: castle)`);
  expect(told({ moves: [{ ...first, seat: 1 - first.seat }] })).toBe(
    `${none} (moves[0]: ${first.move}: to kolej innego miejsca)`,
  );
  const { draws } = whole.setup;
  const impossible = "Zapisany tu wynik losowania jest niemożliwy.";
  expect(told({ moves: [{ ...first, draws: [1, 1] }, ...later] })).toBe(`${impossible} (moves[0].draws: o 2 za dużo)`);
  expect(told({ setup: { ...whole.setup, draws: draws.slice(1) } })).toBe(
    `${impossible} (setup.draws: brakuje losowania nr ${draws.length})`,
  );
  expect(told({ setup: { ...whole.setup, draws: [99, ...draws.slice(1)] } })).toMatch(
    /\(setup\.draws: losowanie nr 1 to 99, a nie liczba całkowita od 0 do \d+\)$/,
  );
});

test("an edit that the rules cannot notice breaks the seal", () => {
  expect(faultOf({ ...whole, seats: [{ name: "Eve" }, ...whole.seats.slice(1)] })).toBe("broken-seal at seal");
});

test.each([
  ["[]", "not-a-record", ""],
  ["{}", "not-a-record", "tabletown"],
  [JSON.stringify({ ...whole, tabletown: 99 }), "newer-version", "tabletown"],
  [JSON.stringify({ ...whole, extra: 1 }), "not-a-record", "extra"],
  [JSON.stringify({ ...whole, seats: [{ name: 7 }] }), "not-a-record", "seats[0].name"],
  [JSON.stringify({ ...whole, moves: [{ seat: -1, move: "x", hash: "x" }] }), "not-a-record", "moves[0].seat"],
  [JSON.stringify({ ...whole, setup: { hash: "x" } }), "not-a-record", "setup.draws"],
])("a document of the wrong shape is refused with the place named (%#)", (text, code, path) => {
  const read = readRecord(text);
  expect(read.ok ? "" : [read.problem.code, read.problem.path]).toEqual([code, path]);
});

test("a record of another game, other rules, options, components or seats is refused", () => {
  const codeOf = (change: Partial<GameRecord>): string => {
    const found = gameOfRecord(highStreet, changed(change));
    return found.ok ? "none" : found.problem.code;
  };
  expect(codeOf({})).toBe("none");
  expect(codeOf({ game: "chess" })).toBe("unknown-game");
  expect(codeOf({ rules: 999 })).toBe("other-rules");
  expect(codeOf({ options: { plus: true } })).toBe("bad-options");
  expect(codeOf({ components: { hash: "0000" } })).toBe("other-components");
  expect(codeOf({ components: { hash: "0000", table: { buildings: 3 } } })).toBe("bad-table");
  expect(codeOf({ seats: [{ name: "Ada" }] })).toBe("bad-seats");
});

test("a record that leads elsewhere from some move on is replayed up to there", () => {
  const moves = whole.moves.map((move, index) => (index === 2 ? { ...move, hash: "elsewhere" } : move));
  const { states, moves: made, fault } = replayAsFar(game, changed({ moves }));
  expect([states.length, made.length, fault?.path]).toEqual([3, 2, "moves[2].hash"]);
  const dealt = replayAsFar(game, changed({ setup: { ...whole.setup, hash: "elsewhere" } }));
  expect([dealt.states.length, dealt.fault?.path]).toEqual([0, "setup.hash"]);
});

test("a game with a corrected component carries its table and replays with it", () => {
  const { standard } = highStreet.components;
  const table = { ...standard, coins: standard.coins + 1 };
  const corrected = highStreet.game({ corners: 1 }, table);
  const record = recordOf(openMatch(corrected, 3, "t"), {
    seats: [...seats, { name: "Cy" }],
    table: JSON.parse(JSON.stringify(table)),
  });
  const found = gameOfRecord(highStreet, record);
  expect(found.ok && found.value.components).toBe(corrected.components);
  expect(corrected.components).not.toBe(game.components);
});

test("every fault is a sentence in every language that names the place", () => {
  const fault = { code: "illegal-move", path: "moves[3]", detail: "build a castle" } as const;
  expect(recordFaultText("en", fault)).toBe("The rules do not allow this move. (moves[3]: build a castle)");
  expect(recordFaultText("pl", fault)).toContain("moves[3]");
  expect(recordFaultText("ru", fault)).toContain("moves[3]");
});
