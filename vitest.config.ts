import { availableParallelism } from "node:os";
import process from "node:process";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What waits most starts first: a browser's and a server's tests leave the processor to the others meanwhile. */
const PROJECT_ORDER = ["browser", "programs", "boards", "rules", "long"];

/**
 * What these start is not there on Windows: PostgreSQL with accounts, socket files and signals; a POSIX shell; signals
 * by which one process asks another to leave.
 */
const NOT_ON_WINDOWS = [
  "apps/server/test/{at-once,cluster,crash,faults,lost-database,many-nodes,nodes}.test.ts",
  "apps/server/src/{lobby/search,stores/stores}.test.ts",
  "apps/cli/src/{commands/backup,commands/serve,doctor/doctor,doctor/proxies}.test.ts",
  "apps/cli/src/arena/{arena,examples,exec-bot}.test.ts",
  "scripts/examples.test.ts",
];
const missingHere = process.platform === "win32" ? NOT_ON_WINDOWS : [];

/** Node.js reads these files itself: what they compute takes a fifth less time than behind a module runner. */
const READ_BY_NODE = { experimental: { viteModuleRunner: false }, execArgv: ["--conditions=source"] };

/** What browsers, and the servers they ask, need before the first of them is started. */
const BEFORE_BROWSERS = ["install-chromium", "build-page", "bundle-program"].map((name) => `scripts/${name}.setup.ts`);

/** What is written in TSX, Node.js cannot read. */
const BOARDS = [
  "games/*/board/**/*.test.ts",
  "games/**/*.test.tsx",
  "packages/catalog/src/catalog.test.ts",
  "packages/ui/src/**/*.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project }: TestSpecification): number => PROJECT_ORDER.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => order(a) - order(b));
  }
}

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    // Browsers wait for pages and servers for clients: two more files than there are cores keep them busy.
    maxWorkers: availableParallelism() + 2,
    // Tests wait for what must happen, however busy the machine is. The limits only end what will never happen.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 180_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // These only compute.
        extends: true,
        test: {
          ...READ_BY_NODE,
          name: "rules",
          pool: "threads",
          isolate: false,
          include: ["packages/**/*.test.ts", "games/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.long.test.ts", "scripts/{examples,pack,program}.test.ts", ...BOARDS],
        },
      },
      {
        // These draw.
        extends: true,
        test: { name: "boards", pool: "threads", isolate: false, include: BOARDS },
      },
      {
        // Real servers, databases and programs.
        extends: true,
        test: {
          ...READ_BY_NODE,
          name: "programs",
          pool: "forks",
          // Nothing is kept in modules: what one file has loaded serves the next.
          isolate: false,
          include: ["apps/{server,cli}/**/*.test.ts", "scripts/{examples,pack,program}.test.ts", "training/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.long.test.ts", ...missingHere],
          globalSetup: ["scripts/bundle-program.setup.ts"],
        },
      },
      {
        // The built page in a real browser.
        extends: true,
        test: {
          name: "browser",
          pool: "forks",
          // Nothing is kept in modules here either.
          isolate: false,
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.long.test.ts"],
          globalSetup: BEFORE_BROWSERS,
        },
      },
      {
        // Matches that measure how well bots play, and the laws over many games: `npm run test:long`.
        extends: true,
        test: {
          name: "long",
          pool: "threads",
          include: [
            "**/*.long.test.ts",
            "games/**/laws.test.ts",
            "apps/server/test/{cluster,crash,deletion,no-leak}.test.ts",
            "apps/cli/src/env/python.test.ts",
            "packages/catalog/src/research.test.ts",
            "apps/web/test/!(layout).test.ts",
          ],
          globalSetup: BEFORE_BROWSERS,
          env: { LONG_TESTS: "1" },
        },
      },
    ],
  },
});
