import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The file of a program of ours that lies beside a module: TypeScript beside a source file, JavaScript beside what was built
 * from it (scripts/build-server.mjs), where all programs lie in one folder.
 * @param module the `import.meta.url` of whoever starts the program
 */
export function programBeside(module: string, name: string): string {
  return fileURLToPath(new URL(`./${name}${extname(module)}`, module));
}
