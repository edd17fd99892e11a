import { Fault } from "./fault.ts";

/** The address of a server as somebody has typed it. */
export function serverAddress(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Fault(`${typed} is no address; it begins with https:// or http://`);
  return url;
}
