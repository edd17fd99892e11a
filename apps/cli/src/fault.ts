/** Something the person at the keyboard can put right: told in one sentence, without a stack. */
export class Fault extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What the program's exit codes mean; `tabletown --help` says so too. */
export const EXIT = { fine: 0, refused: 1, usage: 2 } as const;

/** A file that cannot be read or written, as the system says it: a full disk, somebody else's folder. */
export function systemFault(error: unknown): Fault | undefined {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && OF_FILES.has(code ?? "") ? new Fault(message, EXIT.refused) : undefined;
}

const OF_FILES = new Set(["EACCES", "EDQUOT", "EEXIST", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"]);
