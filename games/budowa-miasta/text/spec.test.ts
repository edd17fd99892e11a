import { specChecks } from "@tabletown/testkit";
import { describe, it } from "vitest";
import { budowaMiasta } from "../index.ts";

describe("SPEC.md", () => {
  for (const { name, check } of specChecks(budowaMiasta, new URL("../", import.meta.url))) it(name, check);
});
