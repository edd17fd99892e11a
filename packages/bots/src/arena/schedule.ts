/** One game of a tournament: who sits where, and where its luck comes from. */
export interface ScheduledGame {
  readonly number: number;
  /** The same for all rotations of a line-up: everybody meets the same luck from every seat. */
  readonly seed: string;
  /** The contestant at each seat, by number. */
  readonly seats: readonly number[];
}

/** What is played: every line-up, from every seat, on the same seeds. */
export interface Schedule {
  readonly lineUps: readonly (readonly number[])[];
  readonly seats: number;
  /** Games in all. */
  readonly games: number;
  /** Games on the same seed: every line-up from every seat. They follow each other. */
  readonly gamesOfDeal: number;
  gameNumbered(number: number): ScheduledGame;
}

/**
 * A schedule of at least `games` games per line-up. With more contestants than seats every choice of them is
 * a line-up; with fewer, the last one named takes the seats that are left.
 */
export function scheduleOf(contestants: number, seats: number, games: number, seed: string): Schedule {
  const lineUps = lineUpsOf(contestants, seats);
  const gamesOfDeal = seats * lineUps.length;
  return {
    lineUps,
    seats,
    games: Math.ceil(games / seats) * gamesOfDeal,
    gamesOfDeal,
    gameNumbered(number) {
      const rotation = number % seats;
      const lineUp = lineUps[Math.floor(number / seats) % lineUps.length] as readonly number[];
      const deal = Math.floor(number / gamesOfDeal);
      const contestantAt = (seat: number): number => lineUp[(seat - rotation + seats) % seats] as number;
      return { number, seed: `${seed}/${deal}`, seats: lineUp.map((_, seat) => contestantAt(seat)) };
    },
  };
}

function lineUpsOf(contestants: number, seats: number): number[][] {
  if (contestants <= seats) return [Array.from({ length: seats }, (_, seat) => Math.min(seat, contestants - 1))];
  const chosen: number[][] = [];
  const choose = (from: number, picked: number[]): void => {
    if (picked.length === seats) chosen.push(picked);
    else for (let next = from; next < contestants; next++) choose(next + 1, [...picked, next]);
  };
  choose(0, []);
  return chosen;
}
