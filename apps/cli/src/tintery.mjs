#!/usr/bin/env node
// Plain JavaScript: only what is loaded after this file is found compiled, and without its types, at the next start.
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

if (!existsSync(new URL("../../../packages/engine/src/kernels/built.ts", import.meta.url))) {
  console.error("tintery: the engine's kernels are not built yet. Run `npm run kernels` once.");
  process.exit(1);
}
// beside the packages it was made of, where nobody else can put code: a shared temporary folder would be no place for it
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/tintery", import.meta.url)));
await import("./begin.ts");
