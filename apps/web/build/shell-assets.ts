import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

const id = "virtual:shell-assets";
/** Fonts worth fetching before the style sheet is read: plain Latin text and headings. */
const firstFonts = {
  text: "source-sans-3-latin-wght-normal.woff2",
  headings: "literata-latin-600-normal.woff2",
};

/** All chunks that a chunk imports at once, itself excluded. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const next of manifest[key]?.imports ?? []) {
    if (found.has(next)) continue;
    found.add(next);
    importsOf(manifest, next, found);
  }
  return found;
}

/** Lets the shell import the hashed names of the client build, so that both are always of one build. */
export function shellAssets(clientFolder: string): Plugin {
  return {
    name: "tintery-shell-assets",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const path = join(import.meta.dirname, "..", clientFolder, ".vite/manifest.json");
      const manifest: Manifest = JSON.parse(readFileSync(path, "utf8"));
      const address = (key: string) => `/${manifest[key]?.file}`;
      const entries = Object.fromEntries(
        Object.keys(manifest).map((key) => [
          key,
          { file: address(key), imports: [...importsOf(manifest, key)].map(address) },
        ]),
      );
      const files = Object.keys(manifest);
      const fonts = Object.fromEntries(
        Object.entries(firstFonts).map(([use, name]) => {
          const file = files.find((key) => key.endsWith(`/${name}`));
          if (!file) throw new Error(`shell assets: the build has no font ${name}`);
          return [use, address(file)];
        }),
      );
      return `export const entries = ${JSON.stringify(entries)};\nexport const fonts = ${JSON.stringify(fonts)};`;
    },
  };
}
