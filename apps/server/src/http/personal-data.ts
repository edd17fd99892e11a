import { failure, success } from "@tabletown/kernel";
import { personalData } from "../identity/personal-data.ts";
import { erasePerson } from "../identity/replacement.ts";
import type { Services } from "../services.ts";
import { folded } from "../stores/login.ts";
import type { Handlers } from "./handlers.ts";
import { setCookie } from "./session-cookie.ts";

type Mine = Pick<Handlers, "preferences" | "setPreferences" | "personalData" | "deleteAccount">;

export function personalDataHandlers(services: Services): Mine {
  const { store, config } = services;
  return {
    preferences: async ({ person }) => success(await store.preferences.of(person.id)),
    async setPreferences({ person, body }) {
      if (person.login === "") return failure({ code: "no-account" });
      await store.preferences.set(person.id, body, config.now());
      return success(await store.preferences.of(person.id));
    },
    personalData: async ({ person }) => success(await personalData(services, person)),
    async deleteAccount({ person, body, reply }) {
      if (folded(body.name) !== folded(person.name)) return failure({ code: "wrong-name" });
      const done = await erasePerson(services, person.id);
      if (!done.ok) return done;
      setCookie(reply, config, "");
      return success({});
    },
  };
}
