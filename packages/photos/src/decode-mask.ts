import { type ImportanceMask, readImportance } from "@tintery/engine/pixels";
import { openUntrusted, orDamaged } from "./hardened-sharp.ts";
import { inspectMask } from "./inspect-mask.ts";
import { PhotoError } from "./photo-error.ts";

/**
 * Decodes a mask that lies over a whole photo, as `readImportance` reads it; where it is transparent nothing was marked.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file, a PNG within `maskLimits`
 * @throws PhotoError `importance_unusable`
 */
export async function decodeMask(bytes: Uint8Array): Promise<ImportanceMask> {
  inspectMask(bytes);
  const decoded = orDamaged(
    openUntrusted(bytes)
      .flatten({ background: "#000000" })
      .toColorspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = await decoded.catch((cause: unknown) => {
    const error = new PhotoError("importance_unusable");
    error.cause = cause;
    throw error;
  });
  return readImportance({ ...info, data }, info.channels);
}
