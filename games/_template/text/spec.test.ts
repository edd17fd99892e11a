import { specChecks } from "@tabletown/testkit";
import { it } from "vitest";
import { highStreet } from "../index.ts";

for (const { name, check } of specChecks(highStreet, new URL("../", import.meta.url))) it(name, check);
