/** "5", "3 + 4 = 7", and "5 + 5 + 2 = 12" where the total was raised. */
export function diceText(dice: readonly number[], total: number): string {
  const raised = total - dice.reduce((sum, die) => sum + die, 0);
  const added = raised === 0 ? dice : [...dice, raised];
  return added.length > 1 ? `${added.join(" + ")} = ${total}` : String(total);
}

/** "2–3", "7", "12–14". */
export function span(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const n of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === n - 1) run.push(n);
    else runs.push([n]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(", ");
}
