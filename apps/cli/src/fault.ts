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
