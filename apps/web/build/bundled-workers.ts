import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const folder = "/@bundled-workers";
const newWorker = /new Worker\(new URL\("(\.\/[\w-]+\.worker\.ts)", import\.meta\.url\)/g;

/**
 * Hands workers out in one piece, as the build does. From the development server every worker would fetch some three hundred
 * modules, and browser tests start one with nearly every photo.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  const bundle = async (input: string) => {
    const build = await rolldown({ input, platform: "browser", logLevel: "silent" });
    const { output } = await build.generate({ format: "esm", codeSplitting: false });
    return output[0].code;
  };
  return {
    name: "tintery-bundled-workers",
    apply: "serve",
    // before Vite's own plugin for workers looks for the same words
    enforce: "pre",
    transform: (code, id) => {
      if (!code.includes("new Worker(")) return null;
      const served = code.replaceAll(newWorker, (_, path: string) => {
        const file = fileURLToPath(new URL(path, `file://${id.split("?")[0]}`));
        return `new Worker(new URL(${JSON.stringify(folder + file)}, self.location.href)`;
      });
      return { code: served, map: null };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        if (!path.startsWith(`${folder}/`)) return next();
        const file = path.slice(folder.length);
        const code = bundles.get(file) ?? bundle(file);
        bundles.set(file, code);
        code.then((text) => {
          response.setHeader("content-type", "text/javascript");
          response.end(text);
        }, next);
      });
    },
  };
}
