import type { ImportanceMask } from "@tintery/engine";
import { openUntrusted, orDamaged } from "./hardened-sharp.ts";
import { inspectMask } from "./inspect-mask.ts";
import { PhotoError } from "./photo-error.ts";

/**
 * Decodes a mask that lies over a whole photo: 0 (black, transparent) where nothing matters, 255 (white) where it
 * matters most; colors count by their lightness.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file, a PNG within `maskLimits`
 * @throws PhotoError `importance_unusable`
 */
export async function decodeMask(bytes: Uint8Array): Promise<ImportanceMask> {
  inspectMask(bytes);
  const decoded = orDamaged(
    openUntrusted(bytes)
      .flatten({ background: "#000000" })
      .toColorspace("b-w")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = await decoded.catch((cause: unknown) => {
    const error = new PhotoError("importance_unusable");
    error.cause = cause;
    throw error;
  });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
