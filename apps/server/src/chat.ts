import { failure, type Result, success } from "@tabletown/kernel";
import type { ChatMessage, Problem } from "@tabletown/protocol";
import type { Person } from "./identity/people.ts";
import { enter } from "./rooms/access.ts";
import type { Services } from "./services.ts";
import { StoreFault } from "./stores/sql.ts";

const ATTEMPTS = 5;

/** Says something at a table. Only those who sit there, and have not been silenced, are heard. */
export async function sayInChat(
  services: Services,
  person: Person,
  match: string,
  text: string,
): Promise<Result<ChatMessage, Problem>> {
  const entered = await enter(services, match, person.id);
  if (!entered.ok) return entered;
  const { room, seated } = entered.value;
  if (!seated || (await services.store.chat.silenced(match, person.id))) return failure({ code: "silenced" });
  const message = { person: person.id, name: person.name, text, at: services.config.now() };
  for (let attempt = 1; ; attempt++) {
    try {
      const said = await services.store.chat.say(match, message);
      room.broadcast.publishChat(said);
      services.bus.announce(match, { what: "chat", number: said.id });
      return success(said);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      if (error.kind !== "conflict" || attempt === ATTEMPTS) return failure({ code: "no-storage" });
    }
  }
}
