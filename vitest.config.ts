import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const common = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "rules",
          /** Pure rules leave nothing behind, so that files may share a worker's modules. */
          isolate: false,
          include: ["app/**/*.test.{ts,tsx}", "tests/{structure,support}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: "database",
          /** While its database works, a worker waits. */
          maxWorkers: 3,
          /** Files share the modules and the database of their worker; nothing of another project's may come between. */
          isolate: false,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 60_000 } },
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/support/database-run.ts"],
          setupFiles: ["tests/support/database-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          name: "server",
          sequence: { groupOrder: 2 },
          /** Much of it waits for processes. */
          maxWorkers: 4,
          isolate: false,
          include: ["tests/server/**/*.test.ts"],
          setupFiles: ["tests/support/processes-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          name: "faults",
          sequence: { groupOrder: 3 },
          /** Much of it waits for what takes its time. */
          maxWorkers: 4,
          isolate: false,
          include: ["tests/faults/**/*.test.ts"],
          setupFiles: ["tests/support/processes-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          name: "journeys",
          /** A worker's dictionaries, DOM and browser serve all of its files. */
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/visitor/site-setup.ts"],
        },
      },
    ],
  },
});
