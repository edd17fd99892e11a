import { randomId } from "./random-id.ts";

/**
 * The key of what is asked of the server: somebody who got no answer and asks for the same again is given it once.
 * Another wish has another key, and so has the same one after it was fulfilled.
 */
export class WishKey {
  #kept: { readonly wish: string; readonly key: string } | undefined;

  of(wish: unknown): string {
    const text = JSON.stringify(wish);
    if (this.#kept?.wish !== text) this.#kept = { wish: text, key: randomId(12) };
    return this.#kept.key;
  }

  fulfilled(): void {
    this.#kept = undefined;
  }
}
