import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The file of a program of ours that lies beside a module: TypeScript beside a source file, JavaScript beside what was built
 * from it (scripts/build-server.mjs), where all programs lie in one folder. Tests run sources, and name a folder of what was built from
 * them (scripts/testing/built-programs.mjs).
 * @param module the `import.meta.url` of whoever starts the program
 */
export function programBeside(module: string, name: string): string {
  const { TINTERY_PROGRAMS: built } = process.env;
  if (built) return join(built, `${name}.js`);
  return fileURLToPath(new URL(`./${name}${extname(module)}`, module));
}
