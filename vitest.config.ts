import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: [
      "packages/**/*.test.ts",
      "games/**/*.test.ts",
      "apps/**/*.test.ts",
      "apps/**/*.test.tsx",
      "scripts/**/*.test.ts",
      "games/**/*.test.tsx",
    ],
    isolate: false,
    pool: "threads",
    testTimeout: 60_000,
  },
});
