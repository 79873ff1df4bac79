import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { bundlePrograms, serverPrograms } from "../build-server.mjs";

/**
 * Builds once per run the programs that tests of the server start hundreds of times: from their sources each would load hundreds of
 * files first.
 */
export async function setup() {
  const dist = resolve("apps/server/dist");
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(`${dist}/tests-`);
  const source = "apps/server/src";
  const programs = {
    ...serverPrograms,
    "settle-pictures": `${source}/testing/children/settle-pictures.ts`,
  };
  await bundlePrograms(programs, folder);
  process.env.TINTERY_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
