#!/usr/bin/env node
// Plain JavaScript: only what is loaded after this file is found compiled, and without its types, at the next start.
import { existsSync, readdirSync, statSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const built = new URL("apps/server/dist/", root);

/** Whether a file in a folder was changed after a time, in milliseconds; what is installed or built there doesn’t count. */
function hasChanged(folder, time) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (/^(node_modules|dist|golden)$/.test(entry.name)) return false;
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? hasChanged(path, time) : statSync(path).mtimeMs > time;
  });
}

/** Whether the built program is there and newer than its sources: it loads a few files instead of 250. */
function isBuilt() {
  const stamp = statSync(new URL(".tintery-built", built), { throwIfNoEntry: false });
  if (!stamp || !existsSync(new URL("tintery.js", built))) return false;
  return !["packages", "apps/cli"].some((folder) =>
    hasChanged(fileURLToPath(new URL(folder, root)), stamp.mtimeMs),
  );
}

const usesBuilt = isBuilt();
if (!usesBuilt && !existsSync(new URL("packages/engine/src/kernels/built.ts", root))) {
  console.error("tintery: the engine's kernels are not built yet. Run `npm run kernels` once.");
  process.exit(1);
}
// beside the packages it was made of, where nobody else can put code: a shared temporary folder would be no place for it
enableCompileCache(fileURLToPath(new URL("node_modules/.cache/tintery", root)));
await (usesBuilt ? import(new URL("tintery.js", built).href) : import("./begin.ts"));
