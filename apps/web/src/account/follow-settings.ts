import { effect } from "@preact/signals";
import type { Preferences } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import { rememberAccount } from "../connection/known-account.ts";
import { change, FOLLOWING, type Following, settings } from "../settings.ts";
import { changeLanguage } from "../text/index.ts";

/** Changes in quick succession travel together. */
const PAUSE = 800;
/** What was chosen before anybody counted is older than every choice since. */
const LONG_AGO = 1;

/** Keeps the settings of this device and of the person's others the same; of two choices the later one holds. */
export function followSettings(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  void synchronise();
  effect(() => {
    // Every choice is followed, and nothing else that is kept among the settings.
    void JSON.stringify(settings.value.changed);
    if (isFirst) {
      isFirst = false;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(synchronise, PAUSE);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void synchronise();
  });
}

async function synchronise(): Promise<void> {
  const known = await connection.http.call("preferences", {});
  if (!known.ok) {
    // Signed out here, perhaps from another device.
    if (known.problem.code === "signed-out") rememberAccount(false);
    return;
  }
  const remote = known.value;
  const local = settings.value;
  const mine = FOLLOWING.filter((name) => (remote[name]?.changed ?? 0) < (local.changed[name] ?? LONG_AGO));
  const theirs = FOLLOWING.filter((name) => (remote[name]?.changed ?? 0) > (local.changed[name] ?? 0));
  for (const name of theirs) await adopt(name, remote);
  // A name that was never given is no choice.
  const chosen = mine.filter((name) => name !== "name" || local.name !== "");
  if (chosen.length === 0) return;
  const body = chosen.map((name) => [name, { value: local[name], changed: local.changed[name] ?? LONG_AGO }]);
  await connection.http.call("setPreferences", { body: Object.fromEntries(body) });
}

async function adopt(name: Following, remote: Preferences): Promise<void> {
  const { value, changed } = remote[name] ?? {};
  // Something else may have been chosen here since this was asked for.
  if (value === undefined || changed === undefined || changed <= (settings.value.changed[name] ?? 0)) return;
  if (name === "language" && remote.language !== undefined) await changeLanguage(remote.language.value, changed);
  else change({ [name]: value }, changed);
}
