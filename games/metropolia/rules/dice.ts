import type { Chance } from "@tabletown/kernel";

const FACES = [1, 2, 3, 4, 5, 6];
/** Every roll there is, made once: nobody changes one. */
const ONE: readonly (readonly number[])[] = FACES.map((face) => [face]);
const TWO: readonly (readonly number[])[] = FACES.flatMap((first) => FACES.map((second) => [first, second]));

/** One die or two: no component asks for more. */
export function rollDice(count: number, chance: Chance): readonly number[] {
  const first = chance.int(6);
  return count === 1 ? (ONE[first] as readonly number[]) : (TWO[6 * first + chance.int(6)] as readonly number[]);
}

export function sum(dice: readonly number[]): number {
  return dice.length === 2 ? (dice[0] as number) + (dice[1] as number) : (dice[0] as number);
}

export function isDouble(dice: readonly number[]): boolean {
  return dice.length === 2 && dice[0] === dice[1];
}
