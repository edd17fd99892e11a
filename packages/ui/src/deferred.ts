import { useEffect, useState } from "preact/hooks";

const waiting: (() => void)[] = [];

/** One piece of work for each task, so that many of them never hold the page up. */
function queue(work: () => void): () => void {
  waiting.push(work);
  if (waiting.length === 1) setTimeout(workOn);
  return () => {
    const index = waiting.indexOf(work);
    if (index >= 0) waiting.splice(index, 1);
  };
}

function workOn(): void {
  const work = waiting.shift();
  if (waiting.length > 0) setTimeout(workOn);
  work?.();
}

/** Something that takes a moment to find out: undefined first, and there soon after. */
export function useSoon<T>(find: () => T, about: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<{ readonly about: readonly unknown[]; readonly value: T } | undefined>(undefined);
  useEffect(() => queue(() => setFound({ about, value: find() })), about);
  return found?.about.every((each, i) => each === about[i]) ? found.value : undefined;
}
