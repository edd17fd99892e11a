import type { Problem, ProblemCode } from "@tabletown/protocol";
import { problemSentence } from "./problem-sentence.ts";

/** Those whose detail names a place in what was sent. */
const NAMES_PLACE: ReadonlySet<ProblemCode> = new Set(["bad-pack", "bad-components", "bad-record"]);

/** What the server did not like; where it names a place in the components or the record, that too. */
export function problemWithDetail(problem: Problem): string {
  const sentence = problemSentence(problem);
  const named = NAMES_PLACE.has(problem.code) && problem.detail !== undefined;
  return named ? `${sentence} (${problem.detail})` : sentence;
}
