import { endProcessTree } from "./process-tree.ts";

/** That a program has started or ended; it leads the process group of its number. */
export interface ProgramNews {
  readonly program: number;
  readonly runs: boolean;
}

const running = new Set<number>();
let tell: ((news: ProgramNews) => void) | undefined;

/** Called for every program of this thread, and for those its workers tell of. */
export function noteProgram(news: ProgramNews): void {
  if (news.runs) running.add(news.program);
  else running.delete(news.program);
  tell?.(news);
}

/** A worker's programs must be known to the main thread: it may have to end them. */
export function tellOfPrograms(to: (news: ProgramNews) => void): void {
  tell = to;
}

/** Ends every program that is still running, and all they have started. */
export function endPrograms(): void {
  for (const program of running) endProcessTree(program);
  running.clear();
}
