import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate` (run in this folder) compares the schema with the last snapshot and writes the next migration; remove the snapshot before. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/platform/database/schema/*.ts",
  out: "./migrations",
  casing: "snake_case",
});
