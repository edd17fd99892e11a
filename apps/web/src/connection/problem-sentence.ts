import { type Problem, problemText } from "@tabletown/protocol";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { connection } from "./connection.ts";

/** Why something was not done, in the reader's language. */
export function problemSentence(problem: Problem): string {
  // Who has no connection would wait for the server in vain.
  if (problem.code === "closing" && !navigator.onLine) return t().offline;
  // Who was signed in here chooses no name: the page still shows what was theirs.
  if (problem.code === "signed-out" && connection.person.value !== undefined) return t().signedOutHere;
  const sentence = problemText(settings.value.language, problem.code);
  return problem.until === undefined ? sentence : `${sentence} ${t().bannedUntil(dayAndTime(problem.until))}`;
}

function dayAndTime(time: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: "long", timeStyle: "short" }).format(time);
}

/** Whether a link leads to nothing: one that was copied without its end is no message that a server understands. */
export function leadsNowhere({ code }: Problem): boolean {
  return code === "not-found" || code === "bad-message";
}

/** What is said to somebody who followed a link. */
export function linkSentence(problem: Problem): string {
  return leadsNowhere(problem) ? t().badLink : signInSentence(problem);
}

/** The same, where a server that does not answer at all is no surprise: games on this device need none. */
export function signInSentence(problem: Problem): string {
  const silent = (problem.code === "closing" || problem.code === "internal") && navigator.onLine;
  return silent ? t().noServer : problemSentence(problem);
}
