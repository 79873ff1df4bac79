import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "@tintery/contract/version";
import type { Processor } from "./native-packages.ts";
import { writeArchive } from "./write-archive.ts";

/** Where releases are written. */
export const releaseFolder = "release";

/** Writes the archive of this version for a processor, and answers its path. Nothing in it but its content tells when and where. */
export async function packArchive(processor: Processor): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), "tintery-archive-"));
  try {
    const name = `tintery-${version}`;
    await writeArchive({ folder: join(home, name), processor });
    mkdirSync(releaseFolder, { recursive: true });
    const path = join(releaseFolder, `${name}-linux-${processor}.tar.gz`);
    const owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name", "--mtime=2026-01-01T00:00Z"];
    const { status, stderr } = spawnSync("tar", [
      ...["--create", ...owner, "--mode=u+rwX,go+rX,go-w", "--use-compress-program=gzip -9n"],
      ...["--file", path, "--directory", home, name],
    ]);
    if (status !== 0) throw new Error(`tar failed: ${stderr}`);
    return path;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
