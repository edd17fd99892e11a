import { signal } from "@preact/signals";
import { leaveSave, onChangedElsewhere, revisionOf, type Save, storeSave } from "./saves.ts";

/** Keeps one match stored, and hears when another page has stored it instead, or removed it. */
export class MatchStorage {
  /** Another page has removed the match: it is not kept again. */
  readonly isRemoved = signal(false);
  readonly #snapshot: () => Omit<Save, "revision">;
  readonly #onNewer: (save: Save) => void;
  readonly #stopListening: () => void;
  /** What is stored, as far as this page knows. */
  #revision: number;
  #timer = 0;
  /** How many writes are asked for and not done. */
  #waiting = 0;
  #writing: Promise<void> = Promise.resolve();
  #closed = false;

  /** `snapshot` is the match of the moment; `onNewer` gets what another page has made of it. */
  constructor(opened: Save, snapshot: () => Omit<Save, "revision">, onNewer: (save: Save) => void) {
    this.#revision = revisionOf(opened);
    this.#snapshot = snapshot;
    this.#onNewer = onNewer;
    this.#stopListening = onChangedElsewhere(opened.id, (save) => {
      if (save === "removed") this.isRemoved.value = true;
      else this.#take(save);
    });
  }

  /** Stores the match, once for everything that happens in one go. */
  schedule(): void {
    clearTimeout(this.#timer);
    addEventListener("pagehide", this.#leave);
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#waiting++;
      this.#writing = this.#writing.then(() => this.#write());
    });
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
  }

  /** The page is left before the last change is stored. */
  readonly #leave = (): void => {
    if (!this.isRemoved.value) leaveSave({ ...this.#snapshot(), revision: this.#revision + this.#waiting + 1 });
  };

  async #write(): Promise<void> {
    if (!this.isRemoved.value) {
      const save = { ...this.#snapshot(), revision: this.#revision + 1 };
      const theirs = await storeSave(save);
      if (theirs === undefined) this.#revision = save.revision;
      else this.#take(theirs);
    }
    this.#waiting--;
    if (this.#waiting === 0 && this.#timer === 0) removeEventListener("pagehide", this.#leave);
  }

  #take(save: Save): void {
    if (this.#closed || revisionOf(save) <= this.#revision) return;
    this.#revision = revisionOf(save);
    this.#onNewer(save);
  }
}
