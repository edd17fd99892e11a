import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { workFolder } from "../../run.fixture.ts";
import { launch } from "./child.ts";

const folder = workFolder();

function programOf(text: string): URL {
  const file = join(folder, "measured.mjs");
  writeFileSync(file, text);
  return pathToFileURL(file);
}

const STARTED = "process.send({ id: 0 });";

test("whoever waits for an answer is told when what is measured ends, and of what it complained", async () => {
  const program = programOf(`process.on("message", () => { throw new Error("no more guests today"); }); ${STARTED}`);
  const child = await launch(program, []);
  const asked = ["first", "second"].map((question) => child.ask(question));
  const told = { exitCode: 1, message: expect.stringMatching(/measured\.mjs\n.*no more guests today/s) };
  for (const answer of asked) await expect(answer).rejects.toMatchObject(told);
  await expect(child.ask("third")).rejects.toMatchObject(told);
});

test("what cannot be started at all is told as well", async () => {
  await expect(launch(programOf("throw new Error('no room');"), [])).rejects.toThrow(/ended by itself.*no room/s);
});
