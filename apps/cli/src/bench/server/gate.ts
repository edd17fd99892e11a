/** Lets moves through, or keeps them waiting while another server is measured. */
export class Gate {
  private waiting: (() => void)[] | undefined;

  hold(): void {
    this.waiting = [];
  }

  go(): void {
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const act of waiting) act();
  }

  /** Acts at once, or when the gate opens again. */
  pass(act: () => void): void {
    if (this.waiting === undefined) act();
    else this.waiting.push(act);
  }
}
