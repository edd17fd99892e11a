import { signal } from "@preact/signals";

/** Why whoever this page was loaded for is signed in here no more, and who is instead. */
interface EndedSession {
  readonly code: "other-person" | "signed-out" | "banned";
  readonly name?: string;
}

/** Nothing while what the page shows is of whoever is signed in here. */
export const somebodyElse = signal<EndedSession | undefined>(undefined);
