/** Whether the moves of others are passed over until somebody at this screen is asked again. */
export class Skipping {
  #isOn = false;
  #begins = Promise.withResolvers<void>();

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Resolves when it begins. */
  get begun(): Promise<void> {
    return this.#begins.promise;
  }

  begin(): void {
    this.#isOn = true;
    this.#begins.resolve();
  }

  end(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#begins = Promise.withResolvers();
  }
}
