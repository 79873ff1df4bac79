import { strToU8, type Zippable, zipSync } from "fflate";

/** Files of an archive by their names, in their order; texts become UTF-8. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** A zip archive whose bytes depend on its files only, not on the clock. `stored` ones are not compressed. */
export function zipFiles(files: Files, stored: readonly string[] = []): Uint8Array {
  const entries: Zippable = {};
  for (const [name, file] of Object.entries(files)) {
    const bytes = typeof file === "string" ? strToU8(file) : file;
    entries[name] = [bytes, { level: stored.includes(name) ? 0 : 6 }];
  }
  // the first moment that a zip can tell
  return zipSync(entries, { mtime: new Date(1980, 0, 1) });
}
