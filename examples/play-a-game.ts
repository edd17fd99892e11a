// A whole game of Metropolia between two bots, in twenty lines.
import { botFor } from "@tabletown/bots";
import { openMatch, play, quickChance, recordOf } from "@tabletown/kernel";
import { metropolia } from "@tabletown/metropolia";
import { metropoliaMind } from "@tabletown/metropolia/bot";

const options = metropolia.options({ plus: false });
if (!options.ok) throw new Error(options.problem);
const game = metropolia.game(options.value);
const bots = [botFor("greedy", game, metropoliaMind.mind(options.value)), botFor("random", game)];

let match = openMatch(game, bots.length, "any seed");
for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
  const question = { seat, view: game.view(match.state, seat), options: game.actions(match.state, seat) };
  const decision = bots[seat]?.decide({
    ...question,
    chance: quickChance(match.moves.length),
    budget: { milliseconds: 20 },
  });
  const next = play(match, seat, decision?.action);
  if (!next.ok) throw new Error(next.problem);
  match = next.value;
}
console.log(
  game
    .score(match.state)
    .map(({ seat, rank, score }) => `${rank}. ${bots[seat]?.name}: ${score} landmarks`)
    .join("\n"),
);
console.log(`${recordOf(match, { seats: bots.map(({ name }) => ({ name, bot: name })) }).moves.length} moves`);
