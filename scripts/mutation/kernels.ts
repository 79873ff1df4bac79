// Stryker reads TypeScript, and has faults ask a function of the page whether they are planted. AssemblyScript knows decorators
// on functions, which Stryker cannot read, and no such function: its faults ask a number that the module is given when it starts.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "../build-kernels.mjs";

/** A kernel that Stryker can read: its decorators are comments. */
export const withoutDecorators = (text: string) => text.replaceAll("\n@inline\n", "\n// @inline\n");

const faults: string[] = [];

/** What Stryker made of a kernel, in AssemblyScript again. */
function inAssemblyScript(text: string): string {
  const kernel = text.replaceAll("// @inline\n", "@inline\n");
  if (!text.includes("stryMutAct_9fa48")) return kernel;
  const mutated = kernel
    .replace(/function stryNS_9fa48[\s\S]*? {2}return isActive\(id\);\n}\n/, "")
    .replaceAll(/stryCov_9fa48\([^)]*\)[,;]/g, "")
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, (_, fault) => {
      faults.push(fault);
      return `(plantedFault == ${fault})`;
    });
  return `@external("env", "plantedFault") declare const plantedFault: i32;\n${mutated}`;
}

/** Makes the loader tell the module which fault is planted, and Stryker that any test may run into any of them. */
function tellLoader(): void {
  const loader = "packages/engine/src/kernels/kernels.ts";
  const given = "{ env: { memory } }";
  const text = readFileSync(loader, "utf8");
  if (!text.includes(given)) throw new Error(`${loader} no longer gives kernels ${given}`);
  const told = text.replace(given, "{ env: { memory, plantedFault: Number(stryker.activeMutant ?? -1) } }");
  writeFileSync(
    loader,
    `${told}
const stryker = ((globalThis as any).__stryker__ ??= {});
const seen = (stryker.mutantCoverage ??= { static: {}, perTest: {} });
for (const fault of ${JSON.stringify(faults)}) seen.static[fault] = 1;
`,
  );
}

// run in the mutated copy of the repository
if (import.meta.filename === process.argv[1]) {
  writeFileSync("packages/engine/src/kernels/built.ts", await compile(inAssemblyScript));
  tellLoader();
}
