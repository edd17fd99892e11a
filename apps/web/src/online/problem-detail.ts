import type { Problem } from "@tabletown/protocol";
import { problemSentence } from "./connection.ts";

/** What the server did not like; where it names a place in the components, that too. */
export function packProblem(problem: Problem): string {
  const sentence = problemSentence(problem);
  const named = problem.code === "bad-pack" || problem.code === "bad-components";
  return named && problem.detail !== undefined ? `${sentence} (${problem.detail})` : sentence;
}
