import { signal } from "@preact/signals";
import type { CallResult } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";

type Kept = Extract<CallResult<"blocks">, { ok: true }>["value"]["people"][number];
type KeepingAway = "mute" | "unmute" | "block" | "unblock";

/** Whom this person keeps away from, on whichever screen it is asked. */
class KeptPeople {
  readonly people = signal<readonly Kept[]>([]);
  readonly problem = signal<string | undefined>(undefined);

  async refresh(): Promise<void> {
    if (!(await connection.isKnown())) return;
    const answer = await connection.http.call("blocks", {});
    if (answer.ok) this.people.value = answer.value.people;
  }

  of(person: string): Kept | undefined {
    return this.people.value.find((each) => each.person === person);
  }

  /** Whether what somebody writes is not to be seen. */
  isUnheard(person: string): boolean {
    const kept = this.of(person);
    return kept !== undefined && (kept.muted || kept.blocked);
  }

  async change(what: KeepingAway, person: string): Promise<void> {
    const answer = await connection.http.call(what, { params: { person } });
    this.problem.value = answer.ok ? undefined : problemSentence(answer.problem);
    await this.refresh();
  }
}

export const keptPeople = new KeptPeople();
