import { failure, type Result, success } from "@tabletown/kernel";
import { ClientMessage, moveMessage, type Problem, type ProblemCode } from "@tabletown/protocol";
import * as v from "valibot";
import { wrongWith } from "../json-text.ts";
import { detailOf } from "../message-detail.ts";

/** What a text says, if it is one of the protocol's messages. */
export function readMessage(text: string): Result<ClientMessage, Problem> {
  const move = moveMessage(text);
  if (move !== undefined) return success(move);
  const wrong = (code: ProblemCode, detail?: string) => failure({ code, ...(detail !== undefined && { detail }) });
  const unfit = wrongWith(text);
  if (unfit !== undefined) return wrong("bad-message", unfit);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return wrong("bad-message", "not JSON");
  }
  const message = v.safeParse(ClientMessage, given, { abortEarly: true });
  return message.success ? success(message.output) : wrong("bad-message", detailOf(message.issues));
}

/** Whether a text is a command, written as clients write it: what makes everything that is done with it wait for the disk. */
export function isCommand(text: string): boolean {
  return text.startsWith('{"t":"command"');
}
