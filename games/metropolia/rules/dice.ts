import type { Chance } from "@tabletown/kernel";

/** One die or two: no component asks for more. */
export function rollDice(count: number, chance: Chance): readonly number[] {
  return count === 1 ? [die(chance)] : [die(chance), die(chance)];
}

function die(chance: Chance): number {
  return 1 + chance.int(6);
}

export function sum(dice: readonly number[]): number {
  let total = 0;
  for (const die of dice) total += die;
  return total;
}

export function isDouble(dice: readonly number[]): boolean {
  return dice.length === 2 && dice[0] === dice[1];
}
