const KEY = "tabletown.online";
/** From before it was kept as whom. */
const SOMEBODY = "yes";
const NOT_KNOWN = "?";

/** Whether this browser has been at an online table before: only then is the server asked on the first screen. */
export function beenOnline(): boolean {
  return stored() !== undefined;
}

/** Whether that was this person, as far as it is known. */
export function wasOnlineAs(person: string): boolean {
  return [person, SOMEBODY].includes(stored() ?? NOT_KNOWN);
}

export function rememberOnline(person: string): void {
  try {
    localStorage.setItem(KEY, person);
  } catch {
    // Without storage the server is simply not asked next time.
  }
}

/** Somebody is about to sign in. Who closes the page before it hears as whom, is asked for when it is opened again. */
export function expectOnline(): void {
  if (!beenOnline()) rememberOnline(NOT_KNOWN);
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
