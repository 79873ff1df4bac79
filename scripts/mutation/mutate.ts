import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { withoutDecorators } from "./kernels.ts";
import { type Row, rows } from "./rows.ts";

type Results = Awaited<ReturnType<Stryker["runMutationTest"]>>;

const root = process.cwd();
const isKernel = (path: string) => path.endsWith(".kernel.ts");

const foldersIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));

/** A copy of the repository that may be mutated. */
function copyOf(row: Row): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "tintery-mutation-"));
  const left = new Set(["node_modules", "dist", ".git"]);
  for (const part of ["package.json", "tsconfig.json", "tsconfig.base.json", "packages", "apps", "scripts"])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  // some apps have a version of their own of what the whole repository has another of
  for (const folder of [".", ...foldersIn("packages"), ...foldersIn("apps")]) {
    const installed = join(root, folder, "node_modules");
    if (existsSync(installed)) symlinkSync(installed, join(copy, folder, "node_modules"));
  }
  for (const path of row.sources.filter(isKernel).map((source) => join(copy, source)))
    writeFileSync(path, withoutDecorators(readFileSync(path, "utf8")));
  return copy;
}

async function mutate(name: string, row: Row): Promise<Results> {
  const copy = copyOf(row);
  process.chdir(copy);
  process.env.MUTATION_ROW = name;
  const hasKernels = row.sources.some(isKernel);
  try {
    return await new Stryker({
      mutate: [...row.sources],
      inPlace: true,
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
      concurrency: 1,
      timeoutMS: 3000,
      disableTypeChecks: false,
      reporters: ["clear-text", "progress-append-only", "json"],
      jsonReporter: { fileName: resolve(root, `test-results/mutation-${name}.json`) },
      clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
      // sentences of errors are not what these rows are about; a kernel's function without its block would not compile
      mutator: { excludedMutations: ["StringLiteral", ...(hasKernels ? ["BlockStatement"] : [])] },
      ...(hasKernels && { buildCommand: "node scripts/mutation/kernels.ts" }),
    }).runMutationTest();
  } finally {
    process.chdir(root);
    rmSync(copy, { recursive: true });
  }
}

/** One line of the table: mutants, those that tests noticed, those that they did not. */
function line(name: string, results: Results): string {
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count("Killed", "Timeout");
  const survived = count("Survived", "NoCoverage");
  const all = killed + survived;
  return `| ${name} | ${all} | ${killed} | ${survived} | ${((100 * survived) / all).toFixed(0)} % |`;
}

setPriority(5);
// one database is enough to notice a fault, and takes half the time
process.env.TINTERY_TEST_POSTGRES = "none";
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(rows);
const unknown = names.filter((name) => !Object.hasOwn(rows, name));
if (unknown.length > 0) {
  console.error(`no row ${unknown.join(", ")}; there are ${Object.keys(rows).join(", ")}`);
  process.exit(1);
}
const lines: string[] = [];
for (const name of names) lines.push(line(name, await mutate(name, rows[name]!)));
console.log(["| row | mutants | killed | survived | share |", "|---|--:|--:|--:|--:|", ...lines].join("\n"));
