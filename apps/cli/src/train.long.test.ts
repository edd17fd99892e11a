import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram, workFolder } from "./run.fixture.ts";

const folder = workFolder();

// Other nets and policies are learned in cli.test.ts.
test("a net of long turns is learned, judged and written down with the command that made it", async () => {
  const little = ["--players", "2", "--games", "8", "--matches", "2"];
  const { code, out } = await runProgram(folder, ["train", "london", ...little, "--out", "net.ts"]);
  expect(code).toBe(0);
  expect(out).toContain("cross entropy with who wins 2 games");
  expect(readFileSync(join(folder, "net.ts"), "utf8")).toContain("Trained with: tabletown train london");
});
