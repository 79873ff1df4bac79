/**
 * Bundles the server's programs into `apps/server/dist`. A conversion's process then loads a few files instead of hundreds,
 * which takes a tenth of a second off every picture. Installed packages stay where they are.
 */
import { dirname, resolve } from "node:path";
import { rolldown } from "rolldown";

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
      {
        name: "whole-catalogs",
        // only browsers get texts in two parts
        resolveId: (id, importer) =>
          id.endsWith(lateTexts) ? resolve(dirname(importer), id.slice(0, -lateTexts.length)) : null,
      },
    ],
  });
  await bundle.write({ dir: folder, format: "esm", chunkFileNames: "[name]-[hash].js" });
  await bundle.close();
}

if (import.meta.main) await bundlePrograms(serverPrograms, "apps/server/dist");
