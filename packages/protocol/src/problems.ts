import { type Language, REFUSALS, type Refusal, refusalText } from "@tabletown/kernel";
import * as v from "valibot";
import { PROBLEM_CODES, type ProblemCode, type ServerProblem, STATUS_OF } from "./problem-codes.ts";
import { en } from "./sentences/en.ts";
import { pl } from "./sentences/pl.ts";
import { ru } from "./sentences/ru.ts";

/**
 * Why something was not done. `detail` says where, in the words of the validator: for people who write clients; `until`
 * when what keeps somebody out ends by itself.
 */
export const Problem = v.object({
  code: v.picklist(PROBLEM_CODES),
  detail: v.optional(v.string()),
  until: v.optional(v.number()),
});
export type Problem = v.InferOutput<typeof Problem>;

const sentences: Record<Language, Record<ServerProblem, string>> = { en, pl, ru };

export function problemText(language: Language, code: ProblemCode): string {
  return isRefusal(code) ? refusalText(language, code) : sentences[language][code];
}

export function statusOf(code: ProblemCode): number {
  return isRefusal(code) ? 409 : STATUS_OF[code];
}

function isRefusal(code: ProblemCode): code is Refusal {
  return (REFUSALS as readonly string[]).includes(code);
}
