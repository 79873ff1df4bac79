import { defineConfig } from "vitest/config";
import { rows } from "./rows.ts";

/** Only the tests of the row that is mutated; those of the server need its database. */
const tests = rows[process.env.MUTATION_ROW!]!.tests;

export default defineConfig({
  test: {
    include: [...tests],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: tests.some((path) => path.startsWith("apps/server/"))
      ? ["apps/server/src/testing/global-setup.ts"]
      : [],
  },
});
