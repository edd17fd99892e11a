import { type Game, quickChance } from "@tabletown/kernel";

/** A position, and whose move it is. */
export interface GrowthPosition {
  readonly state: unknown;
  readonly seat: number;
}

/** Positions of random games, as many moves into them on average. */
export interface Stretch {
  readonly moves: number;
  readonly positions: readonly GrowthPosition[];
}

const GAMES = 8;
const STRETCHES = 10;
const POSITIONS = 5;

/** Positions from random games, by tenths of their length. */
export function stretchesOf(game: Game, seats: number): readonly Stretch[] {
  const games = Array.from({ length: GAMES }, (_, n) => positionsOf(game, seats, `growth ${n}`));
  return Array.from({ length: STRETCHES }, (_, stretch) => {
    const found = games.flatMap((positions) =>
      Array.from({ length: POSITIONS }, (_, n) => {
        const index = Math.floor(((stretch + (n + 0.5) / POSITIONS) / STRETCHES) * positions.length);
        return { index, position: positions[index] as GrowthPosition };
      }),
    );
    return {
      moves: Math.round(found.reduce((sum, { index }) => sum + index, 0) / found.length),
      positions: found.map(({ position }) => position),
    };
  });
}

function positionsOf(game: Game, seats: number, seed: string): readonly GrowthPosition[] {
  const chance = quickChance(seed);
  const state = game.setup(seats, chance);
  const positions: GrowthPosition[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    positions.push({ state: game.copy(state), seat });
    const actions = game.actions(state, seat);
    game.apply(state, seat, actions[chance.int(actions.length)], chance);
  }
  return positions;
}
