const KNOWN = "tabletown.online";

/** Whether this browser has been at an online table before: only then is the server asked on the first screen. */
export function beenOnline(): boolean {
  try {
    return localStorage.getItem(KNOWN) === "yes";
  } catch {
    return false;
  }
}

export function rememberOnline(): void {
  try {
    localStorage.setItem(KNOWN, "yes");
  } catch {
    // Without storage the server is simply not asked next time.
  }
}
