import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Guest } from "../../../server/src/testing/guest.ts";
import { seated, standing } from "../../../server/src/testing/play.ts";
import { HAS_POSTGRES, startPostgres } from "../../../server/src/testing/postgres.ts";
import { databaseProxy } from "../../../server/src/testing/tcp-proxy.ts";

const BIN = fileURLToPath(new URL("../bin.ts", import.meta.url));

test.skipIf(!HAS_POSTGRES)(
  "a server that is told to leave while its database does not answer has left before it is killed",
  async () => {
    const data = mkdtempSync(join(tmpdir(), "tabletown-cli-"));
    const postgres = await startPostgres();
    const url = await postgres.fresh();
    const proxy = await databaseProxy(url);
    const words = ["serve", "--port", "0", "--host", "127.0.0.1", "--data", data];
    const server = spawn(process.execPath, ["--conditions=source", "--no-warnings", BIN, ...words], {
      env: { ...process.env, DATABASE_URL: proxy.through(url) },
    });
    let said = "";
    server.stderr.on("data", (text) => {
      said += text;
    });
    const open = await new Promise<string>((resolve) => server.stdout.once("data", (text) => resolve(String(text))));
    const [address = ""] = /http:\S+/.exec(open) ?? [];
    const people = [await Guest.arrive(address, "Ann"), await Guest.arrive(address, "Bob")];
    const matches = [
      await seated(people, { game: "metropolia" }),
      await seated(people, { game: "london" }, [{ who: "bot", bot: "random" }]),
    ];
    proxy.silence();
    for (const guest of people) {
      for (const { id } of matches) {
        const { seq, position } = standing(guest, id);
        void guest.socket?.command(id, { do: "act", seq, move: position.options?.[0] ?? "none" });
        void guest.socket?.chat(id, "Is anybody there?");
        void guest.call("match", { params: { match: id } });
      }
    }
    const asked = performance.now();
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    expect([await ended, said]).toEqual([1, expect.stringContaining("Something is still under way")]);
    // As deploy/ has it, for services and containers.
    expect(performance.now() - asked).toBeLessThan(30_000);
    for (const guest of people) guest.leave();
    await proxy.close();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  },
);
