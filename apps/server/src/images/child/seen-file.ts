import { readFile } from "node:fs/promises";
import type { Raster, Seen, SubjectStroke } from "@tintery/engine";
import { decodeSeen, encodeSeen, lookSide, scaleSeen, see, seeSubject } from "@tintery/engine/see";
import { readSeeingNetworks } from "@tintery/weights";
import type { MadeFile } from "./child-task.ts";
import { writeMadeFile } from "./made-files.ts";

/** What is seen of a photo, and how it is kept for later conversions of the same image. */
export interface Sight {
  readonly seen: Seen;
  write(folder: string): Promise<MadeFile>;
}

/**
 * Looks at photos, or remembers what an earlier conversion of the same photo has seen, if there was one. Strokes that say
 * what a photo is about change what is seen, and nothing of what is kept. Of a picture that was painted from a prompt it is `known`.
 */
export async function rememberSeen(
  file: string | undefined,
): Promise<(photo: Raster, subject?: readonly SubjectStroke[], known?: () => Seen) => Sight> {
  const networks = await readSeeingNetworks();
  const before = file === undefined ? undefined : decodeBefore(await readFile(file));
  return (photo, subject, known = () => see(photo, networks)) => {
    // kept as it was first seen: photos come in the size of what is made of them
    const first = before && isAsFine(before, photo) ? before : known();
    const write = (folder: string) =>
      writeMadeFile(folder, "seen", { bytes: encodeSeen(first), extension: "tsee" });
    const seen = scaleSeen(first, photo);
    return { seen: subject ? seeSubject(photo, seen, subject) : seen, write };
  };
}

type Size = Pick<Raster, "width" | "height">;
const longerSide = ({ width, height }: Size) => Math.max(width, height);

/** Whether at least as much was looked at as would be now: small pictures are made of few pixels. */
function isAsFine(before: Size, photo: Size): boolean {
  return longerSide(before) >= Math.min(longerSide(photo), lookSide);
}

/** What an older program has written and this one cannot read is looked for anew. */
function decodeBefore(bytes: Uint8Array): Seen | undefined {
  try {
    return decodeSeen(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
