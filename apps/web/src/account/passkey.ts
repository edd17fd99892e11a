import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { CallInput, Me, SignedIn } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import { problemSentence } from "../connection/problem-sentence.ts";
import { accountText } from "./text.ts";

/** What came of something: it, or a sentence that says why not. */
export type PasskeyResult<T> = { readonly value: T } | { readonly problem: string };

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Makes a passkey on this device and gives it to the server. A guest has an account from then on. */
export async function makePasskey(): Promise<PasskeyResult<Me>> {
  const options = await connection.http.call("passkeyOptions", {});
  if (!options.ok) return { problem: problemSentence(options.problem) };
  try {
    const passkey = await startRegistration({ optionsJSON: asJson<Creation>(options.value) });
    const answer = await connection.http.call("addPasskey", { body: { passkey: asJson<NewPasskey>(passkey) } });
    return answer.ok ? { value: answer.value } : { problem: problemSentence(answer.problem) };
  } catch (error) {
    return { problem: sentenceOf(error) };
  }
}

export async function signInWithPasskey(bring: boolean): Promise<PasskeyResult<SignedIn>> {
  const options = await connection.http.call("passkeyLogInOptions", {});
  if (!options.ok) return { problem: problemSentence(options.problem) };
  try {
    const passkey = await startAuthentication({ optionsJSON: asJson<Request>(options.value) });
    const answer = await connection.letIn("passkeyLogIn", {
      body: { passkey: asJson<UsedPasskey>(passkey), bring },
    });
    return answer.ok ? { value: answer.value } : { problem: problemSentence(answer.problem) };
  } catch (error) {
    return { problem: sentenceOf(error) };
  }
}

type Creation = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof startAuthentication>[0]["optionsJSON"];

type NewPasskey = CallInput<"addPasskey">["body"]["passkey"];
type UsedPasskey = CallInput<"passkeyLogIn">["body"]["passkey"];

/** As it travels between the server and the library, both of which check what is in it. */
function asJson<T>(value: object): T {
  return JSON.parse(JSON.stringify(value));
}

function sentenceOf(error: unknown): string {
  const { name } = error as { name?: string };
  if (name === "InvalidStateError") return accountText().alreadyHere;
  return name === "NotAllowedError" || name === "AbortError" ? accountText().cancelled : accountText().noPasskeys;
}
