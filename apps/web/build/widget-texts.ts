import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { contractSources, earlySources, widgetSources } from "./early-sources.ts";

/** Texts that only the server writes: pages, the command line, names of samples. */
const serverOnly = /^((page|cli|scene)\.|problem\.unsupported_type_named$)/;
const catalog = /contract\/messages\/\w\w\.json(\?late)?$/;

type Part = "early" | "late" | "none";

/**
 * Says of each text whether widgets say it at once, only in a part that is fetched on demand, or never. The
 * specification's own words (`spec.`) are all in the catalogs already; those that no source names yet, whole or as the
 * beginning of a template, stay at home.
 */
function partition(): (key: string) => Part {
  const contract = contractSources();
  const early = [...earlySources(), ...contract.early].join("\n");
  const all = [...widgetSources(), ...contract.all].join("\n");
  const names = (source: string, key: string) => {
    const whole = key.replace(/_(zero|one|two|few|many|other)$/, "");
    const start = key.slice(0, key.lastIndexOf(".") + 1);
    return source.includes(`"${whole}"`) || (start !== "spec." && source.includes(`\`${start}\${`));
  };
  return (key) => {
    if (serverOnly.test(key)) return "none";
    if (names(early, key)) return "early";
    if (names(all, key)) return "late";
    return key.startsWith("spec.") ? "none" : "early";
  };
}

/**
 * Divides every browser catalog in two, so that no page waits for words that only a dialog says, and leaves out what
 * no widget says.
 */
export function widgetTexts(): Plugin {
  let partOf: (key: string) => Part = () => "early";
  return {
    name: "tintery-widget-texts",
    enforce: "pre",
    buildStart() {
      partOf = partition();
    },
    load(id) {
      const late = catalog.exec(id)?.[1];
      // the query alone would make it another kind of asset
      return late ? readFileSync(id.replace("?late", ""), "utf8") : null;
    },
    transform(code, id) {
      const match = catalog.exec(id);
      if (!match) return null;
      const wanted: Part = match[1] ? "late" : "early";
      const texts = Object.entries(JSON.parse(code)).filter(([key]) => partOf(key) === wanted);
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
