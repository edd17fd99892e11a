import type { Chance } from "@tabletown/kernel";

export function rollDice(count: number, chance: Chance): number[] {
  const dice = [1 + chance.int(6)];
  while (dice.length < count) dice.push(1 + chance.int(6));
  return dice;
}

export function sum(dice: readonly number[]): number {
  let total = 0;
  for (const die of dice) total += die;
  return total;
}

export function isDouble(dice: readonly number[]): boolean {
  return dice.length === 2 && dice[0] === dice[1];
}
