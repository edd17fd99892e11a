// `npm run coverage`: how much of the rules and of the server the tests run through, as a table and in coverage/.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { toolPath } from "./tools.ts";

const MEASURED = ["packages/*/src/**", "games/[!_]*/{rules,data,text,bot}/**", "apps/server/src/**"];
const LEFT_OUT = ["**/*.test.ts", "**/*.fixture.ts", "**/testing/**"];

const args = [
  ...[
    "run",
    ...["boards", "rules", "programs"].flatMap((project) => ["--project", project]),
    "packages/",
    "games/",
    "apps/server/",
  ],
  ...["--coverage.enabled", "--coverage.provider=v8", "--coverage.reportsDirectory=coverage"],
  ...["text-summary", "html", "json-summary"].map((reporter) => `--coverage.reporter=${reporter}`),
  ...MEASURED.map((pattern) => `--coverage.include=${pattern}`),
  ...LEFT_OUT.map((pattern) => `--coverage.exclude=${pattern}`),
];
const { status } = spawnSync(process.execPath, [toolPath("vitest"), ...args, ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
