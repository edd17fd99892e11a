import { computed, signal } from "@preact/signals";
import type { Ask, CommandReply, MatchInfo } from "@tabletown/protocol";
import { problemSentence } from "../connection/problem-sentence.ts";
import { isMine } from "./seated-player.ts";
import { tOnline } from "./text/index.ts";

/** Why something was not done at a table, until the table has changed. */
export class TableProblem {
  readonly #told = signal<{ readonly text: string; readonly at: number } | undefined>(undefined);
  readonly text = computed(() => this.#told.value?.text);
  /** The last entry of the log that the server has told of. */
  #heard = 0;
  /** The question of ours that was taken back last. */
  #withdrawn = 0;

  /** The server has told of an entry of the log. */
  heard(seq: number): void {
    this.#heard = seq;
  }

  /** A question of ours is taken back: that it comes to nothing is no news. */
  withdraw(question: Ask): void {
    this.#withdrawn = question.seq;
  }

  /** Says why something was not done, or that nothing was in the way. */
  tell(problem: string | undefined, at: number = this.#heard): void {
    this.#told.value = problem === undefined ? undefined : { text: problem, at };
  }

  answered(answer: CommandReply): void {
    // That nobody could be asked is over as soon as the connection is back.
    const isLost = !answer.ok && answer.problem.code === "closing";
    this.tell(answer.ok ? undefined : problemSentence(answer.problem), isLost ? -1 : this.#heard);
  }

  /** The table is on screen as it stood at an entry of its log: what was refused before that concerns it no longer. */
  reached(seq: number): void {
    if (seq > (this.#told.value?.at ?? seq)) this.tell(undefined);
  }

  /**
   * Whoever loses their seat before the match begins is told: the host has given it to others. So is who has offered to
   * share the victory in vain.
   */
  tableChanged(before: MatchInfo, { ask, seats, status }: MatchInfo): void {
    const offer = before.ask?.what === "draw" ? before.ask : undefined;
    const offerer = offer && seats[offer.seat];
    const isInVain = offer !== undefined && ask?.seq !== offer.seq && status === "playing";
    if (isInVain && offerer !== undefined && isMine(offerer) && this.#withdrawn !== offer.seq) {
      this.tell(tOnline().shareRefused);
    }
    if (before.seats.some(isMine) && !seats.some(isMine) && status === "lobby") this.tell(tOnline().noSeatAnyMore);
  }
}
