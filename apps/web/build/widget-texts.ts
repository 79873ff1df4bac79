import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Texts that only the server writes: pages, the command line, names of samples. */
const serverOnly = /^(page|cli|scene)\./;
const catalog = /contract\/messages\/\w\w\.json$/;
const root = join(import.meta.dirname, "../../..");

/** Everything that may name a text a widget says: the widgets, and the contract's tables they read keys from. */
const sources = ["apps/web/src/**/*.{ts,tsx}", "packages/contract/src/*.ts"];

function readSources(): string {
  const paths = globSync(sources, { cwd: root }).filter((path) => !/\.test\.|\/pages\//.test(path));
  return paths.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
}

/**
 * The texts of a catalog that widgets say. The specification's own words (`spec.`) are all in the catalogs already;
 * those that no source names yet, whole or as the beginning of a template, stay at home.
 */
function saidByWidgets(texts: Record<string, string>, source: string): Record<string, string> {
  const isNamed = (key: string) => {
    const whole = key.replace(/_(zero|one|two|few|many|other)$/, "");
    const start = key.slice(0, key.lastIndexOf(".") + 1);
    return source.includes(`"${whole}"`) || (start !== "spec." && source.includes(`\`${start}\${`));
  };
  const said = Object.entries(texts).filter(
    ([key]) => !serverOnly.test(key) && (!key.startsWith("spec.") || isNamed(key)),
  );
  return Object.fromEntries(said);
}

/** Leaves out of the browser's catalogs what no widget says; every byte of them is fetched by every page. */
export function widgetTexts(): Plugin {
  let source = "";
  return {
    name: "tintery-widget-texts",
    enforce: "pre",
    buildStart() {
      source = readSources();
    },
    transform(code, id) {
      if (!catalog.test(id)) return null;
      return { code: JSON.stringify(saidByWidgets(JSON.parse(code), source)), map: null };
    },
  };
}
