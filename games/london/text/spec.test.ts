import { specChecks } from "@tabletown/testkit";
import { it } from "vitest";
import { london } from "../index.ts";

for (const { name, check } of specChecks(london, new URL("../", import.meta.url))) it(name, check);
