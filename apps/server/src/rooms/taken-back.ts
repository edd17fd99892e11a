import type { TakenBack } from "@tabletown/protocol";

/** Most notes that are kept of moves taken back; the oldest go first. */
const MOST = 50;

/** What is said about moves taken back, after one more takeback from so many moves to fewer. */
export function noted(notes: readonly TakenBack[], seat: number, from: number, to: number): readonly TakenBack[] {
  const last = notes.at(-1);
  const known = notes.map((note) => (note.after > to ? { ...note, after: to } : note));
  // Step by step backwards is one way back.
  if (last !== undefined && last.seat === seat && last.after === from) {
    return [...known.slice(0, -1), { seat, after: to, moves: last.moves + from - to }];
  }
  return [...known, { seat, after: to, moves: from - to }].slice(-MOST);
}
