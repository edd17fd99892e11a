import { signal } from "@preact/signals";
import type { Problem } from "@tabletown/protocol";

/** Why whoever this page was loaded for is signed in here no more, or who is instead. */
type WhoInstead = { readonly problem: Problem } | { readonly name: string };

/** Nothing while what the page shows is of whoever is signed in here. */
export const somebodyElse = signal<WhoInstead | undefined>(undefined);
