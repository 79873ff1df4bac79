import { execFileSync } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";

const root = resolve(import.meta.dirname, "..");

/**
 * Bundles an app that uses the package of widgets as npm packs it.
 * @param folder inside the repository, so that React is found above it
 */
export async function bundleApp(folder: string, source: string): Promise<string> {
  const own = join(folder, "node_modules/@tintery/widgets");
  await mkdir(own, { recursive: true });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder, "-w", "packages/widgets"], {
    cwd: root,
  });
  const packed = (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "";
  execFileSync("tar", ["xzf", join(folder, packed), "-C", own, "--strip-components=1"]);
  const entry = join(folder, "app.js");
  await writeFile(entry, source);
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  return output[0].code;
}
