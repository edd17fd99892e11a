/**
 * A class that changes with every move. An animation that stands under two names, one of them for this class, runs
 * again without the drawing being made anew.
 */
export function again(seq: number | undefined): string {
  return seq !== undefined && seq % 2 === 1 ? "again" : "";
}
