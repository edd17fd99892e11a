/** The form in which names of accounts are compared. */
export function folded(login: string): string {
  return login.normalize("NFKC").toLowerCase();
}
