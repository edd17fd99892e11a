import { signal } from "@preact/signals";
import type { AccountInfo, SignedIn } from "@tabletown/protocol";
import { rememberOnline } from "../connection/been-online.ts";
import { connection } from "../connection/connection.ts";
import { rememberAccount } from "../connection/known-account.ts";
import { signInSentence } from "../connection/problem-sentence.ts";
import { change, settings } from "../settings.ts";
import { followSettings } from "./follow-settings.ts";
import { accountText } from "./text.ts";

const NOTICE = "tabletown.notice";

/** Who is signed in here: nobody, a guest, or an account and the ways into it. */
export interface AccountStatus {
  readonly account: AccountInfo | undefined;
  /** Matches of a guest that could come along to an account. */
  readonly matches: number;
}

/** What is known of it, once it has been asked for; a sentence where the server does not answer. */
export const accountStatus = signal<AccountStatus | string | undefined>(undefined);

export async function refreshAccountStatus(): Promise<void> {
  const me = await connection.whoAmI();
  if (me !== undefined && !me.ok && me.problem.code !== "signed-out") {
    accountStatus.value = signInSentence(me.problem);
    return;
  }
  const account = me?.ok ? await connection.http.call("account", {}) : undefined;
  const isGuest = account?.ok && account.value.login === undefined;
  accountStatus.value = {
    account: account?.ok ? account.value : undefined,
    matches: isGuest ? (account.value.matches ?? 0) : 0,
  };
}

/** A guest has become an account: everything goes on as it was. */
export async function becameAccount(): Promise<void> {
  await refreshAccountStatus();
  followSettings();
}

/** Somebody else is signed in now: the page begins anew, and says who it is. */
export function signedIn({ person, name, brought, stayed, login }: SignedIn): void {
  change({ name });
  rememberOnline(person);
  rememberAccount(login !== undefined);
  const { signedInAs, brought: came, stayed: remained } = accountText();
  const sentences = [
    signedInAs(name),
    ...(brought > 0 ? [came(brought)] : []),
    ...(stayed > 0 ? [remained(stayed)] : []),
  ];
  keepNotice(sentences.join(" "));
  beginAnew("#/account");
}

/** Nobody is signed in here any more. */
export function signedOut(): void {
  rememberAccount(false);
  beginAnew("#/");
}

function beginAnew(hash: string): void {
  // Nothing of the old page goes there any more.
  history.pushState(undefined, "", hash);
  location.reload();
}

function keepNotice(text: string): void {
  try {
    sessionStorage.setItem(NOTICE, text);
  } catch {
    // Then it is not said.
  }
}

/** What the page wanted to say before it began anew; once. */
export function takeNotice(): string | undefined {
  try {
    const text = sessionStorage.getItem(NOTICE) ?? undefined;
    sessionStorage.removeItem(NOTICE);
    return text;
  } catch {
    return undefined;
  }
}

/** Makes sure that there is somebody to keep: a guest of the given name. Returns what went wrong. */
export async function beSomebody(name: string): Promise<string | undefined> {
  if (name !== "" && name !== settings.value.name) change({ name });
  const problem = await connection.signIn();
  return problem === undefined ? undefined : signInSentence(problem);
}
