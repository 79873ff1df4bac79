import type { Files, LocalCopy } from "./files.ts";

/** Does something with files as paths on this machine, and releases them afterwards. Throws FileMissing. */
export async function withLocalCopies<Done>(
  files: Pick<Files, "localCopy">,
  keys: readonly string[],
  work: (paths: string[]) => Promise<Done>,
): Promise<Done> {
  const copies: LocalCopy[] = [];
  try {
    for (const key of keys) copies.push(await files.localCopy(key));
    return await work(copies.map(({ path }) => path));
  } finally {
    for (const copy of copies) await copy.release();
  }
}
