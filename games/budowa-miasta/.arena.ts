import { botFor, type Mind } from "@tabletown/bots";
import { openMatch, quickChance, streamOf, winners } from "@tabletown/kernel";
import { budowaMiasta } from "./index.ts";
import { budowaMiastaMind } from "./bot/index.ts";
const game = budowaMiasta.game({}); const mind = budowaMiastaMind.mind({});
const [a, b, seatsT, gamesT, iters] = process.argv.slice(2);
const seats = Number(seatsT), games = Number(gamesT);
const bots = { a: botFor(a as never, game, mind), b: botFor(b as never, game, mind) };
let wins = 0, sum=0, sumb=0, moves=0, tA=0, nA=0, bank=0;
for (let g = 0; g < games; g++) {
  const hero = g % seats; const seed = `arena/${Math.floor(g/seats)}`;
  const s = game.setup(seats, streamOf(seed, 0));
  const luck = quickChance(`${seed}/${hero}`);
  for (let n = 1;; n++) {
    const [seat] = game.toAct(s); if (seat === undefined) break;
    const bot = seat === hero ? bots.a : bots.b;
    const t = performance.now();
    const d = bot.decide({ seat, view: game.view(s, seat), options: game.actions(s, seat), chance: luck, budget: iters ? { iterations: Number(iters) } : { milliseconds: 50 } });
    if (d.forfeit) console.log("forfeit", d.forfeit);
    if (seat === hero) { tA += performance.now() - t; nA++; }
    game.apply(s, seat, d.action as never, streamOf(seed, n)); moves++;
  }
  const w = winners(game.score(s)); if (w.includes(hero)) wins += 1 / w.length;
  sum += s.money[hero]!; sumb += (s.money.reduce((x, y) => x + y, 0) - s.money[hero]!) / (seats - 1); if (s.bankrupt[hero]) bank++;
}
console.log(a, "vs", b, seats, "seats:", (wins / games * 100).toFixed(1) + "%", "of", games, "money", (sum / games).toFixed(1), "others", (sumb / games).toFixed(1), "moves", (moves / games).toFixed(1), "ms/decision", (tA / nA).toFixed(2), "bankrupt", bank);
