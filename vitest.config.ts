import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    pool: "threads",
    testTimeout: 60_000,
    projects: [
      {
        // These only compute: on every core.
        extends: true,
        test: {
          name: "rules",
          maxWorkers: "100%",
          include: ["packages/**/*.test.ts", "games/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        // Real servers, databases, programs and browsers: each file alone, so that none disturbs another's clock.
        extends: true,
        test: {
          name: "live",
          include: ["apps/**/*.test.{ts,tsx}"],
          pool: "forks",
          fileParallelism: false,
          // Only for what hangs: nothing here may depend on how busy the machine is.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
