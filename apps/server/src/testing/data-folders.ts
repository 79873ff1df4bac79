import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, constants } from "node:zlib";

/** Data folders that released versions have left behind, packed; `scripts/write-data-folder.ts` makes them. */
export const dataFolders = fileURLToPath(new URL("../../data-folders", import.meta.url));

/** Whose account is in each of them. */
export const keptAccount = { email: "anna@example.org", password: "correct horse battery" };

/** The ids of what is in one of them: of the account, and a coloring page of a guest. `made.json` in it. */
export interface KeptData {
  painting: string;
  coloring: string;
  palette: number;
  ofGuest: string;
}

/** Unpacks the data folder of a release into a new folder. */
export function unpackDataFolder(release: string, into: string): void {
  mkdirSync(into);
  const input = brotliDecompressSync(readFileSync(join(dataFolders, `${release}.tar.br`)), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  const { status, stderr } = spawnSync("tar", ["-x", "-C", into], { input });
  if (status !== 0) throw new Error(`The data folder of ${release} could not be unpacked: ${stderr}`);
}
