import { expect, test } from "vitest";
import { searchTexts } from "./search-texts.ts";

test("what the search of the documentation shows are words, without the marks around them", () => {
  const markdown = [
    "# Backup",
    "```sh long",
    "tabletown backup # every night",
    "```",
    "Look at `systemctl list-timers`, or **ask** the [doctor](server.md#doctor).",
    "## Settings",
    "| flag | meaning |",
    "| --- | :-- |",
    "| `--port` | where |",
  ].join("\n");
  const page = { path: "server.html", title: "The server", group: "Guides", language: "en", markdown } as const;
  expect(searchTexts([page]).map(({ address, text }) => [address, text])).toEqual([
    ["server.html", "tabletown backup every night Look at systemctl list-timers, or ask the doctor."],
    ["server.html#settings", "flag meaning --port where"],
  ]);
});
