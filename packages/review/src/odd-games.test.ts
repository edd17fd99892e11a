import { type Game, type Match, openMatch, play, recordOf, replay, takeBack } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { expectIdentity, recordedGame } from "../test/recorded.fixture.ts";
import { checkReview } from "./read-review.ts";
import { reviewerOf } from "./reviewer.ts";
import { reviewGame } from "./reviews.ts";

/** Plays a move that is legal, the first whose notation is accepted. */
function played(match: Match, accept: (notation: string) => boolean = () => true): Match {
  const { game, state } = match;
  const [seat = 0] = game.toAct(state);
  const options = game.actions(state, seat);
  const next = play(match, seat, options.find((each) => accept(game.format(each))) ?? options[0]);
  if (!next.ok) throw new Error(next.problem);
  return next.value;
}

async function metropolia(): Promise<{ game: Game; mind: undefined }> {
  const { game } = await recordedGame("metropolia/base-2", 0);
  return { game: game as Game, mind: undefined };
}

test("moves that were taken back leave nothing behind: the review is that of the game without them", async () => {
  const { game, mind } = await metropolia();
  let straight = openMatch(game, 2, "taken back");
  let winding = straight;
  for (let n = 0; n < 12; n++) {
    // Now and then somebody changes their mind: another move first, or the same one twice.
    if (n % 3 === 2)
      winding = takeBack(
        played(winding, (notation) => notation.startsWith("build")),
        1,
      );
    straight = played(straight);
    winding = played(winding);
  }
  const [one, other] = [straight, winding].map((match) => {
    // A bot took one of the seats over: whoever sat there, the choices are the seat's.
    const record = recordOf(match, { seats: [{ name: "Ada" }, { name: "Bo", bot: "casual" }] });
    const again = replay(game, record);
    if (!again.ok) throw new Error(again.problem.code);
    return reviewGame({ game, mind, played: again.value, seats: 2, record: record.seal }, { passes: 2 });
  });
  expect(other).toEqual(one);
});

test("a game of thousands of moves has a picture from the first step on, and its review can be stored", async () => {
  const { game, mind } = await metropolia();
  let match = openMatch(game, 2, "nobody builds");
  const states = [match.state];
  while (match.moves.length < 4_000) {
    match = played(match, (notation) => notation === "build nothing");
    states.push(match.state);
  }
  const reviewer = reviewerOf({ game, mind, played: { states, moves: match.moves }, seats: 2, record: "huge" });
  for (let n = 0; n < 40; n++) {
    reviewer.advance();
    if (n % 13 === 0) expectIdentity(reviewer.review());
  }
  const review = reviewer.review();
  expect(review.moves).toHaveLength(4_000);
  expect(checkReview(JSON.parse(JSON.stringify(review)))).toEqual({ ok: true, value: review });
});
