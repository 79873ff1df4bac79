import { readSeeingFiles } from "@tintery/weights/files";
import type { Plugin } from "vite";

const name = "virtual:seeing-files";
const folder = "/@seeing-files/";

/**
 * Serves the networks that see as files of their own: `virtual:seeing-files` says their addresses by their names, so a page
 * fetches them when it needs them and not before.
 */
export function seeingFiles(): Plugin {
  let isBuild = false;
  return {
    name: "tintery-seeing-files",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const files = Object.entries(await readSeeingFiles());
      const lines = files.map(([network, source]) => {
        if (!isBuild) return `export const ${network} = ${JSON.stringify(folder + network)};`;
        const file = this.emitFile({ type: "asset", name: `${network}.bin`, source });
        return `export const ${network} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return lines.join("\n");
    },
    configureServer({ middlewares }) {
      // they are large, and a page asks for hundreds of other files
      let files: Promise<Map<string, Uint8Array>> | undefined;
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(folder)) return next();
        files ??= readSeeingFiles().then((found) => new Map(Object.entries(found)));
        const file = (await files).get(request.url.slice(folder.length));
        if (file) response.end(file);
        else next();
      });
    },
  };
}
