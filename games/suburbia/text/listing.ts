import type { Listing } from "@tabletown/kernel";
import { optionSpecs } from "../rules/options.ts";
import { ID, RULES_VERSION } from "../rules/version.ts";
import { names as en } from "./en/names.ts";
import { pitch, title } from "./pitch.ts";
import { names as pl } from "./pl/names.ts";
import { names as ru } from "./ru/names.ts";

export const listing: Listing = {
  id: ID,
  rules: RULES_VERSION,
  optionSpecs,
  seats: [1, 4],
  title,
  pitch,
  names: { en, pl, ru },
};
