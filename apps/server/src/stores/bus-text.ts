import type { BusMessage } from "../bus.ts";

/** "<match>:<what>:…", without spaces. */
export function writeBusText(match: string, message: BusMessage): string {
  switch (message.what) {
    case "entry":
    case "chat":
      return `${match}:${message.what}:${message.number}`;
    case "alerts":
      return `${match}:${message.what}`;
    case "person":
      return `${match}:${message.what}:${message.person}`;
    case "who":
      return `${match}:${message.what}:${message.node}`;
    case "presence":
      return `${match}:${message.what}:${message.node}:${message.here.join(".")}:${message.spectators}`;
  }
}

/** What a process of another version sends may mean nothing here. */
export function readBusText(text: string): [match: string, message: BusMessage | undefined] {
  const [match = "", what, first = "", here = "", spectators = "0"] = text.split(":");
  if (what === "entry" || what === "chat") return [match, { what, number: Number(first) }];
  if (what === "alerts") return [match, { what }];
  if (what === "person") return [match, { what, person: first }];
  if (what === "who") return [match, { what, node: first }];
  if (what !== "presence") return [match, undefined];
  const seats = here === "" ? [] : here.split(".").map(Number);
  return [match, { what, node: first, here: seats, spectators: Number(spectators) }];
}
