// Compiles the engine's kernels, every packages/engine/src/**/*.kernel.ts (AssemblyScript), into one WebAssembly module with the
// TypeScript types of its exports. `npm run kernels`; every other task of run.mjs does it too where sources have changed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(root, "packages/engine/src");
const built = join(source, "kernels/built.ts");
const flags = ["-O3", "--noAssert", "--runtime", "stub", "--importMemory", "--enable", "simd"];

const kernelFiles = () =>
  readdirSync(source, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".kernel.ts"))
    .sort();

/** The first line of what is built: it changes with all that the module is made of. */
function stamp() {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.assemblyscript);
  for (const path of kernelFiles()) hash.update(path).update(readFileSync(join(source, path)));
  return `// Built by \`npm run kernels\` from ${hash.digest("hex")}; neither edited nor committed.\n`;
}

/** Whether the module is there and as new as its sources. */
export const areKernelsBuilt = () => existsSync(built) && readFileSync(built, "utf8").startsWith(stamp());

/** The exports as members of an interface, from the declarations that the compiler writes. */
function membersOf(declarations) {
  const members = [...declarations.matchAll(/^ {2}export function (\w+)\((.*)\): (\w+);$/gm)];
  const names = members.map(([, name]) => name);
  // of two kernels of one name the compiler would keep one, and its caller would not know
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) throw new Error(`two kernels are called ${twice}`);
  // a truth value may go into WebAssembly, but comes out as 0 or 1
  return members.map(
    ([, name, given, result]) => `  ${name}(${given}): ${result.replace("boolean", "number")};\n`,
  );
}

/** The text of the built file, from sources that `changed` may change. Same sources and compiler, same text. */
export async function compile(changed = (text) => text) {
  const { default: asc } = await import("assemblyscript/asc");
  const written = new Map();
  // shared parts are no kernels themselves
  const entries = kernelFiles().filter((path) => !path.startsWith("kernels/shared/"));
  const { error, stderr } = await asc.main(
    [...entries, "-o", "kernels.wasm", "--bindings", "raw", ...flags],
    {
      readFile: (name) =>
        existsSync(join(source, name)) ? changed(readFileSync(join(source, name), "utf8")) : null,
      writeFile: (name, contents) => written.set(name, Buffer.from(contents)),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`the kernels do not compile: ${stderr}`);
  return `/** What the kernels export; each is described where it is written. Addresses and sizes are whole numbers. */
export interface Kernels {
${membersOf(written.get("kernels.d.ts").toString()).join("")}}

/** The WebAssembly module of the kernels, in base64. */
export const kernelsModule =
  "${written.get("kernels.wasm").toString("base64")}";
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !areKernelsBuilt())
  writeFileSync(built, stamp() + (await compile()));
