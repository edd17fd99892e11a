import process from "node:process";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

test("who wants no colours has the screen cleared all the same before the next player looks at it", async () => {
  vi.resetModules();
  vi.stubEnv("NO_COLOR", "1");
  const terminal = Object.create(process.stdout, { isTTY: { value: true } });
  vi.spyOn(process, "stdout", "get").mockReturnValue(terminal);
  const { CLEAR, paint, watched } = await import("./paint.ts");
  expect([watched, paint("red", "plain")]).toEqual([true, "plain"]);
  // What is scrolled back to is gone too.
  expect(CLEAR).toContain("\u001b[3J");
});
