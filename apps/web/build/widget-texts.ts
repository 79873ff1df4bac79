import type { Plugin } from "vite";

/** Texts that only the server writes: pages, the command line, names of samples. */
const serverOnly = /^(page|cli|scene)\./;
const catalog = /contract\/messages\/\w\w\.json$/;

/** Leaves out of the browser's catalogs what no widget says; every byte of them is fetched by every page. */
export function widgetTexts(): Plugin {
  return {
    name: "tintery-widget-texts",
    enforce: "pre",
    transform(code, id) {
      if (!catalog.test(id)) return null;
      const texts = Object.entries(JSON.parse(code) as Record<string, string>);
      return {
        code: JSON.stringify(Object.fromEntries(texts.filter(([key]) => !serverOnly.test(key)))),
        map: null,
      };
    },
  };
}
