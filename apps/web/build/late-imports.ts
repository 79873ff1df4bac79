import type { Plugin } from "vite";

/**
 * Makes `import()` of a late part ask the network again once it has failed: browsers remember a failed module under its address
 * for as long as the page lives, so the second request has another one.
 *
 * It stands in the place of Vite's own helper, which fetches styles and other parts ahead; here late parts bring their styles with
 * them, so that one would only add weight to each page. The names of the helper are Vite's. Source: HTML standard, module map, as
 * browsers had it until 2026 (whatwg/html#10327).
 */
export function lateImports(): Plugin {
  return {
    name: "tintery-late-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js"
        ? `let again = 0;
export const __vitePreload = (load) => load("").catch(() => load("?" + ++again));`
        : undefined,
    renderChunk(code) {
      if (!code.includes("__vitePreload(")) return null;
      const again = code
        .replaceAll(/__vitePreload\((async )?\(\) =>/g, "__vitePreload($1(again) =>")
        .replaceAll(/\bimport\(("[^"]+")\)/g, "import($1 + again)");
      return { code: again, map: null };
    },
  };
}
