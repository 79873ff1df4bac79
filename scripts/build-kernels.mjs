// Compiles the engine's kernels (AssemblyScript) into the module that is committed beside the engine's sources.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const engine = resolve(dirname(fileURLToPath(import.meta.url)), "../packages/engine");
export const kernelsPath = join(engine, "src/simd/kernels.wasm.ts");

/** The text of the generated module. Same sources and compiler, same text. */
export async function compileKernels() {
  let bytes = new Uint8Array();
  const flags = ["-O3", "--noAssert", "--runtime", "stub", "--importMemory", "--enable", "simd"];
  const { error, stderr } = await asc.main(["index.ts", "-o", "kernels.wasm", ...flags], {
    readFile: (name) => {
      try {
        return readFileSync(join(engine, "assembly", name), "utf8");
      } catch {
        return null;
      }
    },
    writeFile: (_name, contents) => {
      bytes = Buffer.from(contents);
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`the kernels do not compile: ${stderr}`);
  const lines = Buffer.from(bytes)
    .toString("base64")
    .match(/.{1,100}/g);
  const text = lines?.map((line) => `  "${line}"`).join(" +\n");
  return `// Generated from packages/engine/assembly by \`npm run kernels\`; never edited by hand.

/** The WebAssembly module of the kernels, in base64. */
export const kernelsModule =
${text};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(kernelsPath, await compileKernels());
