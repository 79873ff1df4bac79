import type { Plugin } from "vite";

/**
 * Late parts bring their styles with them and nothing is loaded before it: Vite's helper for that would only add weight to each
 * page. Both names are Vite's own.
 */
export function plainImports(): Plugin {
  return {
    name: "tintery-plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
