import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { partOfText, type TextPart } from "../src/early-texts.ts";

const catalog = /contract\/messages\/\w\w\.json(\?late)?$/;

/**
 * Divides every browser catalog in two, so that no page waits for words that only a dialog says, and leaves out what
 * no widget says.
 */
export function widgetTexts(): Plugin {
  return {
    name: "tintery-widget-texts",
    enforce: "pre",
    load(id) {
      const late = catalog.exec(id)?.[1];
      // the query alone would make it another kind of asset
      return late ? readFileSync(id.replace("?late", ""), "utf8") : null;
    },
    transform(code, id) {
      const match = catalog.exec(id);
      if (!match) return null;
      const wanted: TextPart = match[1] ? "late" : "early";
      const texts = Object.entries(JSON.parse(code)).filter(([key]) => partOfText(key) === wanted);
      const part = JSON.stringify(Object.fromEntries(texts));
      return match[1]
        ? { code: `export default ${part}`, map: null, moduleType: "js" }
        : { code: part, map: null };
    },
  };
}

/** For the shell, which loads whole catalogs: the parts of the browser's ones would only make its file longer. */
export function noLateTexts(): Plugin {
  return {
    name: "tintery-no-late-texts",
    enforce: "pre",
    load: (id) => (catalog.exec(id)?.[1] ? { code: "export default {}", map: null, moduleType: "js" } : null),
  };
}
