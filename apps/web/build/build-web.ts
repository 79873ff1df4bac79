/** Builds the pages and widgets into `dist/client`, then the shell, which needs their names, into `dist/shell`. */
import { resolve } from "node:path";
import { build } from "vite";

const config = (name: string) => ({
  configFile: resolve(import.meta.dirname, "..", name),
  // Node reads these files as they are
  configLoader: "native" as const,
});

await build({ ...config("vite.config.ts"), logLevel: "warn" });
await build({ ...config("vite.shell.config.ts"), logLevel: "error" });
