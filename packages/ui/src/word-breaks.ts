/** Letters of the longest word: styles shrink a name by it, so that no word is broken. */
export function longestWord(text: string): number {
  const words = text.replaceAll("\u00ad", "").split(/[\s-]+/);
  return Math.max(...words.map(({ length }) => length));
}

/** A word, and the same with soft hyphens where it may break. */
export type WordBreak = readonly [word: string, broken: string];

/** Words with hyphens where they may break, each once, with spaces between them. */
export function wordBreaks(words: string): readonly WordBreak[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]);
}

/** A name whose long words break where they may, should there be no room for them. */
export function withBreaks(name: string, breaks: readonly WordBreak[]): string {
  // Not taken apart as a list: for every word of every name on a board that made garbage.
  return breaks.reduce((text, each) => text.replace(each[0], each[1]), name);
}
