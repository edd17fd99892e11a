import { sha256, sha256Into, sha256Words } from "./sha256.ts";
import { drawImpossible, drawMissing } from "./words/record-details.ts";
import type { Texts } from "./words/texts.ts";

/** Where luck comes from. Always a parameter, never part of a state: no view can leak it and no search can foresee it. */
export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  int(n: number): number;
  /** Puts `xs` into random order, in place. */
  shuffle<T>(xs: T[]): void;
}

/** Makes a chance out of a source of fair numbers below n. */
export function chanceOf(int: (n: number) => number): Chance {
  return {
    int,
    shuffle<T>(xs: T[]): void {
      for (let i = xs.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const x = xs[i] as T;
        xs[i] = xs[j] as T;
        xs[j] = x;
      }
    },
  };
}

/**
 * The chance of one move of a match: block k of the stream is
 * SHA-256("tabletown/<seed>/<seq>/<k>"), read as eight 32-bit words; a number
 * below n is a word modulo n, words past the largest multiple of n skipped.
 * Whoever learns the seed can check every draw; nobody can guess the seed from draws.
 */
export function streamOf(seed: string, seq: number): Chance {
  return streamsOf(seed)(seq);
}

/**
 * The streams of a match, for who plays one move after the other: asking for the next stream ends the one before it.
 * Nothing is made anew for a move, and nothing is hashed before something is drawn.
 */
export function streamsOf(seed: string): (seq: number) => Chance {
  const name = `tabletown/${seed}/`;
  const block = new Uint32Array(8);
  let seq = 0;
  let blocks = 0;
  let used = 8;
  const chance = chanceOf((n) => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      if (used === 8) {
        sha256Into(block, `${name}${seq}/${blocks++}`);
        used = 0;
      }
      const drawn = block[used++] as number;
      if (drawn < limit) return drawn % n;
    }
  });
  return (next) => {
    seq = next;
    blocks = 0;
    used = 8;
    return chance;
  };
}

/** What is published before a match so that its seed cannot be changed afterwards. */
export function commitmentTo(seed: string): string {
  return sha256(`tabletown/commitment/${seed}`);
}

/** A quick generator (xoshiro128**) for playouts, bots and tests: reproducible, not unguessable. */
export function quickChance(seed: string | number): Chance {
  const start = sha256Words(`quick/${seed}`);
  return xoshiro(start[0] as number | 0, start[1] as number | 0, start[2] as number | 0, start[3] as number | 0);
}

/** Its four words are parameters, which are quicker to read than variables: those are asked whether they have a value. */
function xoshiro(a: number, b: number, c: number, d: number): Chance {
  return chanceOf((n) => {
    const last = b;
    const x = c ^ a;
    const y = d ^ last;
    a ^= y;
    b = last ^ x;
    c = x ^ (last << 9);
    d = (y << 11) | (y >>> 21);
    const m = Math.imul(last, 5);
    return scaled(Math.imul((m << 7) | (m >>> 25), 9), n);
  });
}

/**
 * A word of 32 bits scaled to a number below n: biased by less than n / 2^32, which no playout can notice. Whole
 * numbers in two halves, where they fit, because fractions take twice as long.
 */
function scaled(word: number, n: number): number {
  if (n > 0xffff) return scaledFar(word >>> 0, n);
  return ((word >>> 16) * n + (((word & 0xffff) * n) >>> 16)) >>> 16;
}

function scaledFar(word: number, n: number): number {
  return Math.floor((word / 0x1_0000_0000) * n);
}

/** Passes draws through and writes them down. */
export function recorded(source: Chance, draws: number[]): Chance {
  return chanceOf((n) => {
    const drawn = source.int(n);
    draws.push(drawn);
    return drawn;
  });
}

/** The script asked for a draw it does not have, or holds one that cannot be. */
export class ScriptError extends Error {
  readonly texts: Texts;

  constructor(texts: Texts) {
    super(texts.en);
    this.texts = texts;
  }
}

/** Plays back draws written down earlier, or typed in from real dice. */
export function scripted(draws: readonly number[]): Chance & { readonly left: () => number } {
  let next = 0;
  const chance = chanceOf((n) => {
    const drawn = draws[next];
    if (drawn === undefined) throw new ScriptError(drawMissing(next + 1));
    if (!Number.isInteger(drawn) || drawn < 0 || drawn >= n) {
      throw new ScriptError(drawImpossible(next + 1, drawn, n - 1));
    }
    next++;
    return drawn;
  });
  return { ...chance, left: () => draws.length - next };
}
