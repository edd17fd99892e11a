const ONLINE = "online-";

/** What a match on the server is called here, so that a link to its replay or review can be shared. */
export function onlineName(match: string): string {
  return `${ONLINE}${match}`;
}

/** The match on the server that is called so here. */
export function onlineMatch(name: string): string | undefined {
  return name.startsWith(ONLINE) ? name.slice(ONLINE.length) : undefined;
}
