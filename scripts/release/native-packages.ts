import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The processors that archives are made for, as Node calls them. */
export const processors = ["x64", "arm64"] as const;
export type Processor = (typeof processors)[number];

interface Locked {
  version: string;
  integrity: string;
}

/** The package that is for another processor what this one is for ours: `@img/sharp-linux-x64` and `@img/sharp-linux-arm64`. */
export function counterpart(name: string, processor: Processor): string {
  return name.replace(new RegExp(`-linux-(${processors.join("|")})(?=-|$)`), `-linux-${processor}`);
}

/**
 * Brings packages with compiled code for another processor from the registry, in the versions and with the sums of our lockfile.
 * @param into the folder of installed packages that they go into
 */
export function bringNative(names: readonly string[], processor: Processor, into: string): void {
  const wanted = names.map((name) => [name, lockOf("package-lock.json", name)] as const);
  const home = mkdtempSync(join(tmpdir(), "tintery-native-"));
  try {
    const { status, stderr } = spawnSync(
      "npm",
      [
        ...["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", home],
        // npm refuses what this machine can’t run, even where it is told of another one
        ...["--force", "--omit=optional"],
        ...wanted.map(([name, { version }]) => `${name}@${version}`),
      ],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`npm couldn’t bring the packages for ${processor}: ${stderr}`);
    for (const [name, { integrity }] of wanted) {
      if (lockOf(join(home, "node_modules/.package-lock.json"), name).integrity !== integrity)
        throw new Error(`${name} is not the package of our lockfile.`);
      cpSync(join(home, "node_modules", name), join(into, name), { recursive: true });
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function lockOf(file: string, name: string): Locked {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Locked> };
  const found = packages[`node_modules/${name}`];
  if (!found) throw new Error(`${file} has no package ${name}.`);
  return found;
}
