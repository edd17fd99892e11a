import { MOVE_LENGTH } from "./commands.ts";
import type { ClientMessage } from "./messages.ts";
import { KEY_LENGTH, LAST_SEAT, MATCH_ID } from "./names.ts";

type MoveMessage = Extract<ClientMessage, { t: "command" }>;

const COUNT = "(0|[1-9][0-9]{0,14})";
/** Letters that JSON has as they are. */
const PLAIN = String.raw`([^"\\\u0000-\u001f]*)`;
const MATCH = `(${MATCH_ID.source.slice(1, -1)})`;
const MOVE = new RegExp(
  String.raw`^\{"t":"command","id":${COUNT},"match":"${MATCH}","command":` +
    String.raw`\{"do":"act",(?:"seat":${COUNT},)?"seq":${COUNT},"move":"${PLAIN}"(?:,"key":"${PLAIN}")?\}\}$`,
);

/**
 * A move as clients write it, letter for letter, recognised without taking JSON apart, because nothing else comes to a
 * server so often. Undefined for everything else, what is wrong included: what to say about that, the schema knows.
 */
export function moveMessage(text: string): MoveMessage | undefined {
  const found = MOVE.exec(text);
  if (found === null) return undefined;
  const [, id, match = "", seat, seq, move = "", key] = found;
  if (move.length > MOVE_LENGTH || key === "" || (key !== undefined && key.length > KEY_LENGTH)) return undefined;
  if (seat !== undefined && Number(seat) > LAST_SEAT) return undefined;
  const command: MoveMessage["command"] = { do: "act", seq: Number(seq), move };
  if (seat !== undefined) command.seat = Number(seat);
  if (key !== undefined) command.key = key;
  return { t: "command", id: Number(id), match, command };
}
