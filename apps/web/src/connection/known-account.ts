const KEY = "tabletown.account";

/** Whether this browser is signed in to an account, as far as it knows: only then are settings asked for when it starts. */
export function knowsAccount(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

export function rememberAccount(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the settings are simply asked for later.
  }
}
