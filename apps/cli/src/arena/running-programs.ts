import { endProcessTree } from "./process-tree.ts";

/** That a program has started or ended; it leads the process group of its number. */
export interface ProgramNews {
  readonly program: number;
  readonly runs: boolean;
}

/** The programs that were started and have not ended yet: whoever leaves must end them. */
export class RunningPrograms {
  private readonly running = new Set<number>();
  private readonly tell: (news: ProgramNews) => void;

  /** A worker tells the main thread, which may have to end its programs. */
  constructor(tell: (news: ProgramNews) => void = () => {}) {
    this.tell = tell;
  }

  note(news: ProgramNews): void {
    if (news.runs) this.running.add(news.program);
    else this.running.delete(news.program);
    this.tell(news);
  }

  /** Ends those that still run, and all they have started. */
  endAll(): void {
    for (const program of this.running) endProcessTree(program);
    this.running.clear();
  }
}
