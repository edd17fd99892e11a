import { type Bot, type BotName, type Budget, botFor, type Mind } from "@tabletown/bots";
import { type Chance, type Game, type Match, openMatch, play, type Replayed, type Seat } from "@tabletown/kernel";

/** A bot's name, and what it may spend on a move: in iterations, so that the games repeat on every machine. */
type MixedLevel = readonly [BotName, Budget];

/** The levels that take part, any of them at any seat; those that search may make so many iterations for a move. */
export function mixedLevels(iterations: number): readonly MixedLevel[] {
  return [
    ["beginner", { iterations: 1_000 }],
    ["casual", { iterations: 1_000 }],
    ["greedy", { iterations: 1_000 }],
    ["strong", { iterations }],
    ["expert", { iterations }],
  ];
}

export interface MixedMatch {
  readonly game: Game;
  readonly mind: Mind | undefined;
  readonly seats: number;
  readonly levels: readonly MixedLevel[];
  readonly seed: string;
  readonly chance: Chance;
  /** What is played instead of what the bot would, if anything. */
  instead?(match: Match): unknown;
  /** What is played where a bot has chosen that; what it has chosen unless told. */
  reconsidered?(match: Match, seat: Seat, action: unknown): unknown;
}

/** A whole game among bots of several levels. */
export function mixedMatch(given: MixedMatch): Replayed {
  const { game, mind, seats, levels, seed, chance, instead, reconsidered = (_match, _seat, action) => action } = given;
  const players = Array.from({ length: seats }, (): readonly [Bot, Budget] => {
    const [level, budget] = levels[chance.int(levels.length)] as MixedLevel;
    return [botFor(level, game, mind), budget];
  });
  let match: Match = openMatch(game, seats, seed);
  const states = [match.state];
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const options = game.actions(match.state, seat);
    const [bot, budget] = players[seat] as readonly [Bot, Budget];
    const question = { seat, view: game.view(match.state, seat), options, chance, budget };
    const forced = options.length === 1 ? options[0] : instead?.(match);
    const next = play(match, seat, forced ?? reconsidered(match, seat, bot.decide(question).action));
    if (!next.ok) throw new Error(`a bot's move was refused: ${next.problem}`);
    match = next.value;
    states.push(match.state);
  }
  return { states, moves: match.moves };
}
