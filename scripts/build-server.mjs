/**
 * Bundles the server's programs, and the command line beside them, into `apps/server/dist`. A conversion's process then loads a few files instead of hundreds,
 * which takes a tenth of a second off every picture. Installed packages stay where they are.
 */
import { dirname, resolve } from "node:path";
import { rolldown } from "rolldown";
import { textsAsFiles } from "./texts-as-files.ts";

const source = "apps/server/src";
/** Each program is found by its name beside whatever starts it, as in the sources (`programBeside`). */
export const serverPrograms = {
  main: `${source}/main.ts`,
  admin: `${source}/admin.ts`,
  "conversion-child": `${source}/images/child/conversion-child.ts`,
  "new-embedded": `${source}/platform/database/new-embedded.ts`,
};

const isOurs = (id) => /^(\.|\/|@tintery\/)/.test(id);
const lateTexts = "?late";

/** Bundles programs, by their names, into a folder of the server's package. */
export async function bundlePrograms(programs, folder) {
  const bundle = await rolldown({
    input: programs,
    platform: "node",
    // the server has the texts of all languages at once
    checks: { ineffectiveDynamicImport: false },
    external: (id) => !isOurs(id) && !Object.values(programs).includes(id),
    plugins: [
      textsAsFiles(),
      {
        name: "whole-catalogs",
        // only browsers get texts in two parts
        resolveId: (id, importer) =>
          id.endsWith(lateTexts) ? resolve(dirname(importer), id.slice(0, -lateTexts.length)) : null,
      },
    ],
  });
  // the text of a program stays in memory: without its spaces and comments, but with its names, for whoever reads a stack
  const minify = { compress: false, mangle: false, codegen: true };
  await bundle.write({ dir: folder, format: "esm", chunkFileNames: "[name]-[hash].js", minify });
  await bundle.close();
}

/** Also the command line, from parts that the server has as well. A clone whose sources are newer runs those. */
export const archivedPrograms = { ...serverPrograms, tintery: "apps/cli/src/begin.ts" };

if (import.meta.main) await bundlePrograms(archivedPrograms, "apps/server/dist");
