// What a page would ask the server, for `page.evaluate`: where only what comes of it is tested.

interface ForTwo {
  readonly who: string;
  readonly bot?: string;
  readonly game?: string;
  readonly startWhenFull?: boolean;
}

/** Opens a match against somebody, or for whoever sits down on the other seat; which one it is. */
export async function matchForTwo(wanted: ForTwo): Promise<string> {
  const { game = "metropolia", startWhenFull = true, ...other } = wanted;
  const headers = { "content-type": "application/json" };
  const seats = [{ who: "me" }, other];
  const body = JSON.stringify({ game, seats, visibility: "link", startWhenFull });
  const answer = await fetch("/api/matches", { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** Does something at a table. */
export async function command([match, what]: readonly [string, object]): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(what);
  const answer = await fetch(`/api/matches/${match}/commands`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}
