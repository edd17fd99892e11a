/** Page after page, until there are no more. */
export async function* allPages<T>(page: (last?: T) => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  let last: T | undefined;
  for (;;) {
    const found = await page(last);
    if (found.length === 0) return;
    yield found;
    last = found.at(-1);
  }
}

interface Telling<T> {
  text(entry: T): string;
  /** What is said where there is nothing. */
  readonly none: string;
  readonly json: boolean | undefined;
}

/** Tells every page as it comes or, as JSON, all of them once they are there. */
export async function tellAll<T>(pages: AsyncIterable<readonly T[]>, { text, none, json }: Telling<T>): Promise<void> {
  const all: T[] = [];
  for await (const page of pages) {
    all.push(...page);
    if (!json) console.log(page.map(text).join("\n"));
  }
  if (json) console.log(JSON.stringify(all));
  else if (all.length === 0) console.log(none);
}
