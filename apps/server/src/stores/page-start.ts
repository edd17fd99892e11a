/** Where a page of a list begins, the newest first: before a time or, among what is of that very time, after an entry. */
export interface PageStart {
  readonly before: number;
  /** Empty where nothing of that time is wanted. */
  readonly last: string;
}

interface AskedPage {
  readonly before?: number | undefined;
  readonly last?: string | undefined;
}

/** The newest unless told. */
export function pageStart({ before = Number.MAX_SAFE_INTEGER, last = "" }: AskedPage = {}): PageStart {
  return { before, last };
}
