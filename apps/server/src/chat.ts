import { failure, type Result, success } from "@tabletown/kernel";
import type { ChatLine, Problem } from "@tabletown/protocol";
import type { House } from "./house.ts";
import type { Person } from "./identity/people.ts";
import { enter } from "./rooms/access.ts";
import { StoreFault } from "./stores/sql.ts";

const ATTEMPTS = 5;

/** Says something at a table. Only those who sit there, and have not been silenced, are heard. */
export async function sayInChat(
  house: House,
  person: Person,
  match: string,
  text: string,
): Promise<Result<ChatLine, Problem>> {
  const entered = await enter(house, match, person.id);
  if (!entered.ok) return entered;
  const { room, seated } = entered.value;
  if (!seated || (await house.store.chat.silenced(match, person.id))) return failure({ code: "silenced" });
  const line = { person: person.id, name: person.name, text, at: house.config.now() };
  for (let attempt = 1; ; attempt++) {
    try {
      const said = await house.store.chat.say(match, line);
      room.gallery.tellChat(said);
      house.bus.announce(match, { what: "chat", number: said.id });
      return success(said);
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      if (error.kind !== "conflict" || attempt === ATTEMPTS) return failure({ code: "no-storage" });
    }
  }
}
