import process from "node:process";
import { Fault } from "./fault.ts";

/** Where a server of this machine is asked, unless somebody says where. */
export function serverHere(): string {
  return `http://localhost:${process.env.PORT || 8420}`;
}

/** The address of a server as somebody has typed it. */
export function serverAddress(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Fault(`${typed} is no address; it begins with https:// or http://`);
  return url;
}
