import { failure, type Result, success } from "@tabletown/kernel";
import type { ChatMessage, Problem } from "@tabletown/protocol";
import type { SignedInPerson } from "./identity/people.ts";
import { countChat } from "./limits/quotas.ts";
import { newId } from "./random.ts";
import { enter } from "./rooms/access.ts";
import type { Room } from "./rooms/room.ts";
import type { Services } from "./services.ts";
import { StoreFault } from "./stores/sql.ts";

const ATTEMPTS = 8;

/** Says something at a table. Only those who sit there, and have not been silenced, are heard. */
export async function sayInChat(
  services: Services,
  { person, address }: { readonly person: SignedInPerson; readonly address: string },
  match: string,
  { text, key = newId() }: { readonly text: string; readonly key?: string | undefined },
): Promise<Result<ChatMessage, Problem>> {
  const entered = await enter(services, match, person.id);
  if (!entered.ok) return entered;
  const { room } = entered.value;
  const seated = entered.value.seated || (await satElsewhere(services, room, person.id));
  if (!seated || (await services.store.chat.silenced(match, person.id))) return failure({ code: "silenced" });
  if ((await services.store.conduct.silencedUntil(person.id)) > services.config.now()) {
    return failure({ code: "silenced-everywhere" });
  }
  const counted = await countChat(services, { person: person.id, address });
  if (!counted.ok) return counted;
  // Whoever speaks goes by the name that the table knows.
  const name = room.state.seats.find((seat) => seat.person === person.id)?.name ?? person.name;
  const message = { person: person.id, name, text, at: services.config.now() };
  for (let attempt = 1; ; attempt++) {
    try {
      const said = await services.store.chat.say(match, message, key);
      services.bus.announce(match, { what: "chat", number: said.id });
      // It has been said; when those who watch are told of it is not for the speaker to wait for.
      room.broadcast.chat.said(said).catch((error: unknown) => services.log.warn({ error: String(error) }, "late"));
      return success(said);
    } catch (error) {
      if (!(error instanceof StoreFault) || error.kind === "gone") throw error;
      const again = error.kind === "conflict" || error.doubtful;
      if (!again || attempt === ATTEMPTS) return failure({ code: "no-storage" });
    }
  }
}

/** Whether somebody has just sat down through another process. */
async function satElsewhere({ bus }: Services, room: Room, person: string): Promise<boolean> {
  if (!bus.shared) return false;
  await room.catchUp();
  return room.state.seats.some((seat) => seat.person === person);
}
