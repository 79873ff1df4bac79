import { readFileSync } from "node:fs";
import type { Plugin } from "rolldown";

const catalog = /[\\/]contract[\\/]messages[\\/](\w\w)\.json$/;

/**
 * Puts the texts of each language into a file beside the program, which is read when they are first wanted. Inside a program every
 * text would be held twice for as long as it runs: in its own text, and as a value.
 */
export const textsAsFiles = (): Plugin & { enforce: "pre" } => ({
  name: "tintery-texts-as-files",
  enforce: "pre",
  load(id) {
    const [, language] = catalog.exec(id) ?? [];
    if (!language) return null;
    const fileName = `texts/${language}.json`;
    // as short as a program would write it
    this.emitFile({ type: "asset", fileName, source: JSON.stringify(JSON.parse(readFileSync(id, "utf8"))) });
    return {
      code: `import { readFileSync } from "node:fs";
export default JSON.parse(readFileSync(new URL("${fileName}", import.meta.url), "utf8"));`,
      moduleType: "js",
    };
  },
});
