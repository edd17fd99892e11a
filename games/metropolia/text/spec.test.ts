import { specChecks } from "@tabletown/testkit";
import { describe, it } from "vitest";
import { metropolia } from "../index.ts";

describe("SPEC.md", () => {
  for (const { name, check } of specChecks(metropolia, new URL("../", import.meta.url))) it(name, check);
});
