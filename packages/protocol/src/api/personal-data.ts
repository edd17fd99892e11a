import { LANGUAGES } from "@tabletown/kernel";
import * as v from "valibot";
import { Name } from "../names.ts";
import { route } from "./route.ts";
import { Nothing } from "./shared.ts";

/** One setting, and when it was chosen: of two devices the later choice holds. */
const preference = <S extends v.GenericSchema>(value: S) =>
  v.exactOptional(v.strictObject({ value, changed: v.pipe(v.number(), v.integer(), v.minValue(0)) }));

/** Settings that follow a person to their other devices. */
const Preferences = v.strictObject({
  language: preference(v.picklist(LANGUAGES)),
  theme: preference(v.picklist(["system", "light", "dark"])),
  speed: preference(v.picklist(["slow", "normal", "fast", "still"])),
  sound: preference(v.boolean()),
  confirm: preference(v.picklist(["always", "lasting"])),
  name: preference(v.union([Name, v.literal("")])),
});
export type Preferences = v.InferOutput<typeof Preferences>;

export const personalDataRoutes = {
  preferences: route({
    method: "GET",
    path: "/api/preferences",
    group: "account",
    summary: "Your settings, as your devices have left them",
    who: "person",
    limit: "read",
    reply: Preferences,
  }),
  setPreferences: route({
    method: "PUT",
    path: "/api/preferences",
    group: "account",
    summary:
      "Change settings on all your devices. What another device has chosen later stays; the answer is what holds",
    who: "person",
    limit: "write",
    body: Preferences,
    reply: Preferences,
  }),
  personalData: route({
    method: "GET",
    path: "/api/account/data",
    group: "account",
    summary: "Everything that is kept about you",
    who: "person",
    limit: "heavy",
    reply: v.looseObject({ person: v.string() }),
  }),
  deleteAccount: route({
    method: "DELETE",
    path: "/api/account",
    group: "account",
    summary:
      "Delete everything about you; guests may too. You resign from running matches, the others' matches stay without your name",
    who: "person",
    limit: "heavy",
    body: v.strictObject({ name: Name }),
    reply: Nothing,
  }),
};
